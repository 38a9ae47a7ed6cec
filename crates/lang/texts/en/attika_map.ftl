# A map of Attika in words: a page of the rules for each layout. Its numbers are computed from the rules' data.

attika-topic-map-2-title = Map in words: 2 cities
attika-topic-map-3-title = Map in words: 3 cities
attika-topic-map-4-title = Map in words: 4 cities
attika-map-way-0 = east
attika-map-way-1 = south-east
attika-map-way-2 = south-west
attika-map-way-3 = west
attika-map-way-4 = north-west
attika-map-way-5 = north-east
attika-map-intro = The board at the start with { $seats } cities: { $tiles } tiles, each turned at random, and { $shrines } shrines at the edge. The symbols differ from game to game; the places never do.
attika-map-spaces = **Spaces.** A tile has seven: 0 the middle, 1 east of it, 2 south-east, 3 south-west, 4 west, 5 north-west, 6 north-east. This is counted on the board, however the tile is turned. Within a tile the middle touches all six others, and each of those touches the next in the round, 6 touches 1.
attika-map-tiles = **Tiles**, with the tiles beside them and the spaces that touch:
attika-map-shrines = **Shrines.** Nothing is built on them. To join two takes at least so many buildings, with the spaces on the shortest ways:
attika-map-join = { $one } to { $other }: { $n } buildings, over { $list }
attika-map-spots = **Spots for a new tile**, as in `lay C 7`. Around a tile there are 18, around a shrine 12: 0 in the east, then clockwise. Each spot names a space of the old tile, then the space of the new tile that touches it: { $list }
attika-map-shrine-spots = Around a shrine, each spot names the spaces of the new tile that touch the shrine: { $list }
