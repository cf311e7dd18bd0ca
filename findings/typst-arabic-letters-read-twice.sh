#!/usr/bin/env bash
# Version: Typst 0.14.2 (@myriaddreamin/typst-ts-node-compiler 0.7.0), Noto Sans Arabic 2.x of
#          @expo-google-fonts/noto-sans-arabic 0.4.3; poppler 22.12, pdf.js in unpdf 1.8.1
# Guess:   a tagged PDF/A-3a has a text for each glyph, so an Arabic name can be searched and copied.
# Seen:    Noto Sans Arabic draws most letters as two glyphs, body and dots. Typst gives each of them the whole letter,
#          and readers find it twice: the name on the paper cannot be found by typing it.
# So:      with `features: (ccmp: 0)` most letters stay one glyph, and read well.
source "$(dirname "$0")/lib/lab.sh"
needs pdftotext poppler-utils
packages node@24.21.0 @myriaddreamin/typst-ts-node-compiler@0.7.0 @expo-google-fonts/noto-sans-arabic@0.4.3 unpdf@1.8.1
cp "$lib"/{print-name,read-name}.mjs .

name='ثابت'
codes() { node -p '[...process.argv[1].replace(/[^\p{L}]/gu, "")].map((c) => c.codePointAt(0).toString(16)).sort().join(" ")' "$1"; }
node print-name.mjs name.pdf "$name" noto-sans-arabic

saw "letters of the name: $(codes "$name")
read by poppler: $(codes "$(pdftotext name.pdf -)")
read by pdf.js: $(codes "$(node read-name.mjs name.pdf)")" <<'SEEN'
letters of the name: 627 628 62a 62b
read by poppler: 627 628 628 62a 62a 62b 62b
read by pdf.js: 627 628 628 62a 62a 62b 62b
SEEN
