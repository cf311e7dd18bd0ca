/** Appends the language's colon, unless the question ends with punctuation. */
export function withColon(question: string, colon: string): string {
  return /[?:!…]$/.test(question.trim()) ? question : `${question}${colon}`
}
