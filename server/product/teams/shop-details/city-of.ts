/**
 * Returns the town of "Postcode and town" without the postcode: words with digits, and the letters after a Dutch one.
 * Undefined when nothing else is there.
 */
export function cityOf(town: string): string | undefined {
  const words = town.replace(/\b(\d{4}) ?[A-Z]{2}\b/g, '$1').split(/[\s,]+/)
  return words.filter((word) => word !== '' && !/\d/.test(word)).join(' ') || undefined
}
