/** Titles before a surname, without their full stop. */
const titles = new Set(
  'mr mrs ms miss mx dr prof sir dame herr frau fr fam familie family m mme mlle mgr me famille sr sra srta don doña familia'.split(
    ' ',
  ),
)

/**
 * Returns the form of address: the first name if the first word can be one, else the whole name. No first
 * name: a business, "Mrs Kelly", "J. Smith", "Anna & Tom", or a name in a script that puts the surname first.
 */
export function addressedName(name: string, kind: 'private' | 'business'): string {
  const whole = name.trim()
  const [first = '', ...others] = whole.split(/\s+/)
  const isFirstName =
    kind === 'private' &&
    others.length > 0 &&
    /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(first) &&
    /^[\p{L}\p{M}\s.'’-]+$/u.test(whole) &&
    !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(whole) &&
    !titles.has(first.toLowerCase())
  return isFirstName ? first : whole
}
