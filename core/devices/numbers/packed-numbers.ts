/**
 * Decodes ascending numbers, each with a small associated number: the step to the next number in lower-case letters
 * (base 26, omitted when 1), then the associated number as a capital letter after an optional digit (26s).
 * tools/pack-numbers.ts writes this format.
 */
export function readPacked(packed: string, take: (value: number, beside: number) => void): void {
  let value = 0
  let step = 0
  let hasStep = false
  let beside = 0
  for (let at = 0; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at)
    if (code >= small) {
      step = step * 26 + code - small
      hasStep = true
    } else if (code >= capital) {
      value += hasStep ? step : 1
      take(value, beside + code - capital)
      step = 0
      hasStep = false
      beside = 0
    } else beside = (code - digit) * 26
  }
}

/** Returns what each number of this value has beside it, with what all before it have, added up. */
export function sumsBeside(packed: string, wanted: number): readonly number[] {
  const sums: number[] = []
  let value = 0
  let step = 0
  let hasStep = false
  let beside = 0
  let sum = 0
  for (let at = 0; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at)
    if (code >= small) {
      step = step * 26 + code - small
      hasStep = true
    } else if (code >= capital) {
      value += hasStep ? step : 1
      if (value > wanted) break
      sum += beside + code - capital
      if (value === wanted) sums.push(sum)
      step = 0
      hasStep = false
      beside = 0
    } else beside = (code - digit) * 26
  }
  return sums
}

const small = 'a'.charCodeAt(0)
const capital = 'A'.charCodeAt(0)
const digit = '0'.charCodeAt(0)
