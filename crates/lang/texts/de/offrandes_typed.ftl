# Offrandes: further words that people type for an action, by its first word in notation. Case and accents do not matter.

offrandes-typed-pick = wähle nimm nehme nehmen
offrandes-typed-lot = biete versteigere versteigern Paar Los
offrandes-typed-open = beginne eröffne eröffnen starte
offrandes-typed-end = beende fertig Ende
offrandes-typed-bid = biete Gebot
offrandes-typed-pass = passe weiter
offrandes-typed-seal = versiegle biete bieten Gebot
offrandes-typed-bribe = besteche bestich
offrandes-typed-rank = besteche bestich bestechen notiere Liste
offrandes-typed-offer = opfere opfer nimm nehme nehmen
offrandes-typed-altar = opfere opfer Opfer

# Words for the same thing, a group between two commas.
offrandes-typed-nouns = Henne Huhn, Stier Ochse Rind, Lamm Schaf
