use agon_lang::*;
use agon_rules::{game::*, luck::*, *};
#[test]
fn sample() {
    let w = words_of("offrandes").unwrap();
    let cast = Cast { names: ["Ana", "Ben", "Cleo", "Dario", "Eva"].map(str::to_owned).to_vec() };
    for (l, a, b) in [
        (Language::English, "open", "in-turn"),
        (Language::Spanish, "sealed", "sealed"),
        (Language::German, "open", "in-turn"),
        (Language::German, "sealed", "sealed"),
    ] {
        let o: OptionWords = [("auction".to_owned(), a.to_owned()), ("bribes".to_owned(), b.to_owned())].into();
        let mut t = games::find("offrandes").unwrap().open(4, &o).unwrap();
        let mut d = QuickDice::new(7);
        let mut kinds = std::collections::HashMap::<String, u32>::new();
        println!("=================== {l:?} {a} {b}");
        while t.waiting() != Waiting::Over {
            let asked: Vec<Seat> = t.waiting().seats().iter().collect();
            let p = t.view(Viewer::Public);
            let k = format!("{}{}", p.prompt().kind, p.prompt().step);
            let n = kinds.entry(k.clone()).or_default();
            *n += 1;
            let show = *n == 2 || *n == 14;
            let done = if asked.is_empty() {
                t.draw(&mut d).unwrap()
            } else {
                let s = asked[0];
                let v = t.view(Viewer::Seat(s));
                let legal = t.legal(s);
                if show {
                    println!(
                        "--- [{k}] {} | {}",
                        w.phase(l, &p),
                        asked
                            .iter()
                            .map(|s| format!("{} {}", cast.names[s.index()], w.verb(l, &p, *s)))
                            .collect::<Vec<_>>()
                            .join("; ")
                    );
                    for x in w.status(l, &cast, &p) {
                        println!("  S {x}")
                    }
                    println!("  N {}", w.notice(l, &p));
                    for x in w.question(l, &cast, &v) {
                        println!("  Q {x}")
                    }
                    for x in w.question(l, &cast, &t.view(Viewer::Seat(Seat((s.0 + 1) % 4)))).into_iter().take(2) {
                        println!("  W {x}")
                    }
                    for m in legal.iter().step_by(1 + legal.len() / 4) {
                        println!(
                            "   > {} | {} | {:?} | {:?}",
                            w.label(l, m),
                            w.said(l, m),
                            w.gain(l, &cast, &v, m).unwrap_or_default(),
                            w.preview(l, &cast, &v, m).unwrap_or_default()
                        );
                    }
                    let lex = t.lexicon();
                    for _ in 0..12 {
                        let m = &lex[d.below(lex.len() as u32) as usize];
                        if let Err(agon_rules::table::Rejected::Refused { refusal, .. }) = t.check(s, m) {
                            if refusal.rule != "not-now" {
                                println!("   ! {m}: {}", w.refusal(l, &refusal));
                            }
                        }
                    }
                    if *n == 14 && k.starts_with("altar") {
                        println!("{}", w.text_board(l, &cast, &p));
                    }
                }
                let i =
                    legal.iter().position(|x| x.starts_with("altar")).unwrap_or(d.below(legal.len() as u32) as usize);
                t.act(s, &legal[i]).unwrap()
            };
            if t.seq() < 60 || t.seq() % 97 < 8 {
                for e in &done.events {
                    if let Some(e) = e.seen_by(Viewer::Public) {
                        println!("E {}", w.event(l, &cast, &e).unwrap_or_default());
                    }
                }
            }
        }
        for x in w.status(l, &cast, &t.view(Viewer::Public)) {
            println!("  S {x}")
        }
        println!("{}", w.phase(l, &t.view(Viewer::Public)));
    }
}
