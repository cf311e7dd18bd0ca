/**
 * Maps the first five characters of a part number to an integer so that numbers sold together are close: MLT53, MLT63,
 * MLT73 share the last character, MC605, MC606 count up. undefined for characters no part number has.
 */
export function partNumberValue(prefix: string): number | undefined {
  if (!/^[0-9A-Z]{5}$/.test(prefix)) return undefined
  if (prefix.startsWith('M')) return ownValue(prefix.slice(1))
  // numbers that do not start with M follow after all others, with their first character
  return whole + inBase36(prefix)
}

/** Inverse of partNumberValue. */
export function partNumberOf(value: number): string {
  if (value >= whole) return characters(value - whole, 5)
  if (value < counted) return `M${alphabet[Math.floor(value / 1000)]}${String(value % 1000).padStart(3, '0')}`
  const [last = '', ...first] = characters(value - counted, 4)
  return `M${first.join('')}${last}`
}

// Alphabet with letters that Apple rarely uses at the end, so that steps stay small.
const alphabet = '0123456789ACDEFGHJKLMNPQRTUVWXYZBIOS'
const counted = 36_000
const whole = counted + 36 ** 4

function ownValue(rest: string): number {
  if (/^[A-Z]\d{3}$/.test(rest)) return alphabet.indexOf(rest.charAt(0)) * 1000 + Number(rest.slice(1))
  return counted + inBase36(rest.slice(3) + rest.slice(0, 3))
}

function inBase36(text: string): number {
  let value = 0
  for (const character of text) value = value * 36 + alphabet.indexOf(character)
  return value
}

function characters(value: number, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest = Math.floor(rest / 36))
    text = alphabet.charAt(rest % 36) + text
  return text
}
