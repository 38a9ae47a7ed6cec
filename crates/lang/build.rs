//! Rebuilds the crate when a file of texts comes or goes: the compiler sees changes only within files it knows.

fn main() {
    println!("cargo::rerun-if-changed=texts");
}
