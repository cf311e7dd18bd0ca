/**
 * Decodes ascending numbers, each with a small associated number: the step to the next number in lower-case
 * letters (base 26, omitted if 1), then the associated number as a capital letter after an optional digit
 * (26s). tools/pack-numbers.ts writes this format. Stops when `take` returns false.
 */
export function readPacked(packed: string, take: (value: number, beside: number) => unknown): void {
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
      if (take(value, beside + code - capital) === false) return
      step = 0
      hasStep = false
      beside = 0
    } else beside = (code - digit) * 26
  }
}

/** Returns the sum of the associated numbers up to and including each number with this value. */
export function sumsBeside(packed: string, wanted: number): readonly number[] {
  const sums: number[] = []
  let sum = 0
  readPacked(packed, (value, beside) => {
    if (value > wanted) return false
    sum += beside
    if (value === wanted) sums.push(sum)
    return true
  })
  return sums
}

const small = 'a'.charCodeAt(0)
const capital = 'A'.charCodeAt(0)
const digit = '0'.charCodeAt(0)
