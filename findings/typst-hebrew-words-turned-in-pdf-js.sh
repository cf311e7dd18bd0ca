#!/usr/bin/env bash
# Version: Typst 0.14.2 (@myriaddreamin/typst-ts-node-compiler 0.7.0), @expo-google-fonts/noto-sans-hebrew 0.4.1;
#          pdf.js in unpdf 1.8.1, poppler 22.12
# Guess:   a name from right to left is read as it was written, or wholly reversed.
# Seen:    Typst marks each word by itself as /ReversedChars, from left to right. pdf.js ends a text at every mark and
#          reorders letters within it only: it finds the words right, and their order turned. Poppler reads the name.
# So:      in pdf.js, and so in Firefox, search for one word of such a name.
source "$(dirname "$0")/lib/lab.sh"
needs pdftotext poppler-utils
packages node@24.21.0 @myriaddreamin/typst-ts-node-compiler@0.7.0 @expo-google-fonts/noto-sans-hebrew@0.4.1 unpdf@1.8.1
cp "$lib"/{print-name,read-name}.mjs .

name='אבג דהו'
node print-name.mjs name.pdf "$name" noto-sans-hebrew
order() { node -p '[...process.argv[1].matchAll(/\p{L}+/gu)].map(([word]) => ({ "אבג": "first", "דהו": "second" })[word] ?? "other").join(" ")' "$1"; }

saw "words: $(order "$name")
read by poppler: $(order "$(pdftotext name.pdf -)")
read by pdf.js: $(order "$(node read-name.mjs name.pdf)")" <<'SEEN'
words: first second
read by poppler: first second
read by pdf.js: second first
SEEN
