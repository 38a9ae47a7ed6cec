//! Rebuilds the crate after a change in the set of text files: the compiler itself notices changes only within known
//! files.

fn main() {
    println!("cargo::rerun-if-changed=texts");
}
