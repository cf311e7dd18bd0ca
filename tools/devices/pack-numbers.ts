/** Writes numbers, each with a small one beside it, as core/devices/packed-numbers.ts reads them. Ordered by number. */
export function packNumbers(pairs: readonly (readonly [value: number, beside: number])[]): string {
  let before = 0
  return pairs
    .map(([value, beside]) => {
      const step = value - before
      before = value
      return (step === 1 ? '' : inBase26(step)) + besideOf(beside)
    })
    .join('')
}

function inBase26(value: number): string {
  const letter = String.fromCharCode(97 + (value % 26))
  return value < 26 ? letter : inBase26(Math.floor(value / 26)) + letter
}

function besideOf(value: number): string {
  if (value >= 260) throw new Error(`${value} is too large to stand beside a packed number`)
  const capital = String.fromCharCode(65 + (value % 26))
  return value < 26 ? capital : Math.floor(value / 26) + capital
}
