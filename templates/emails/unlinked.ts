/** U+200B: invisible, and ends what mail clients take for an address. */
const zeroWidthSpace = '\u200b'

/** Returns text in which mail clients find no address to make clickable; it reads the same. */
export function unlinked(text: string): string {
  return text.replace(/[.:@](?=[\p{L}\p{N}/])/gu, (mark, at: number) =>
    // Amounts and times stay as they are: they have a digit on both sides.
    /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '') ? mark : mark + zeroWidthSpace,
  )
}
