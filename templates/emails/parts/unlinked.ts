/** U+200B: an invisible character that ends what mail clients recognise as an address. */
const zeroWidthSpace = '\u200b'

/**
 * Full stops, colons and at signs, including those of other scripts and widths, before characters that could
 * continue an address.
 */
const marks = /[.:@\u3002\uff0e\uff61\u2024\ufe52\uff1a\ufe55\uff20\ufe6b](?=[\p{L}\p{N}/\uff0f])/gu

/** Returns a text in which mail clients find no address to turn into a link; it reads the same. */
export function unlinked(text: string): string {
  return text.replace(marks, (mark, at: number) =>
    // Amounts and times are not changed: their marks have a digit on both sides.
    /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '') ? mark : mark + zeroWidthSpace,
  )
}
