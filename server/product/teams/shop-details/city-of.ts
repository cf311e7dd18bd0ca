/**
 * Returns the town in a text such as "Postcode and town": without words with digits, and without the letters
 * of a Dutch postcode. Undefined if nothing else remains.
 */
export function cityOf(town: string): string | undefined {
  const words = town.replace(/\b(\d{4}) ?[A-Z]{2}\b/g, '$1').split(/[\s,]+/)
  return words.filter((word) => word !== '' && !/\d/.test(word)).join(' ') || undefined
}
