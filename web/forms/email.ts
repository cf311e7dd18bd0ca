/** Catches typos only: the server and the mail itself decide what is a valid address. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim())
}
