/** Catches slips of the hand, not more: the server and the mail itself decide what is an address. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim())
}
