/** Returns a unit as it follows a number in English: "85%", "12 months". */
export function unitSuffix(unit: string | undefined): string {
  if (!unit) return ''
  return unit === '%' ? '%' : ` ${unit}`
}
