#!/usr/bin/env bash
# Version: Typst 0.14.2 (@myriaddreamin/typst-ts-node-compiler 0.7.0), @expo-google-fonts/noto-sans-thai 0.4.2;
#          pdf.js in unpdf 1.8.1, poppler 22.12
# Guess:   an accessible PDF that one reader reads well is read well by the other.
# Seen:    for a consonant with a vowel above it Typst maps both glyphs to the whole syllable, and writes the true text
#          as /ActualText around them. Poppler reads that; pdf.js does not know it, and finds the syllable once a glyph.
source "$(dirname "$0")/lib/lab.sh"
needs pdftotext poppler-utils
packages node@24.21.0 @myriaddreamin/typst-ts-node-compiler@0.7.0 @expo-google-fonts/noto-sans-thai@0.4.2 unpdf@1.8.1
cp "$lib"/{print-name,read-name}.mjs .

name='ดี'
node print-name.mjs name.pdf "$name" noto-sans-thai
codes() { node -p '[...process.argv[1].trim()].map((c) => c.codePointAt(0).toString(16)).join(" ")' "$1"; }

saw "syllable: $(codes "$name")
read by poppler: $(codes "$(pdftotext name.pdf - | tr -d '\f')")
read by pdf.js: $(codes "$(node read-name.mjs name.pdf)")" <<'SEEN'
syllable: e14 e35
read by poppler: e14 e35
read by pdf.js: e14 e35 e14 e35
SEEN
