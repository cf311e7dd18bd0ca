/** A question as the lead-in of its answer: one that ends in no mark of its own gets the language's colon. */
export function introduced(question: string, colon: string): string {
  return /[?:!…]$/.test(question.trim()) ? question : `${question}${colon}`
}
