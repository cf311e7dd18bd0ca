/** U+200B: invisible, and ends what mail clients take for an address. */
const zeroWidthSpace = '\u200b'

/** Stops, colons and at signs, also as other scripts and widths write them, before what could be an address. */
const marks = /[.:@\u3002\uff0e\uff61\u2024\ufe52\uff1a\ufe55\uff20\ufe6b](?=[\p{L}\p{N}/\uff0f])/gu

/** Returns text in which mail clients find no address to make clickable; it reads the same. */
export function unlinked(text: string): string {
  return text.replace(marks, (mark, at: number) =>
    // Amounts and times stay as they are: they have a digit on both sides.
    /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '') ? mark : mark + zeroWidthSpace,
  )
}
