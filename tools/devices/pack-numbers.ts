/** Packs pairs of a number and a small number, in the format of core/devices/numbers/packed-numbers.ts. Pairs: sorted by number. */
export function packNumbers(pairs: readonly (readonly [value: number, small: number])[]): string {
  let before = 0
  return pairs
    .map(([value, small]) => {
      const step = value - before
      before = value
      return (step === 1 ? '' : inBase26(step)) + packSmall(small)
    })
    .join('')
}

function inBase26(value: number): string {
  const letter = String.fromCharCode(97 + (value % 26))
  return value < 26 ? letter : inBase26(Math.floor(value / 26)) + letter
}

function packSmall(value: number): string {
  if (value >= 260) throw new Error(`${value} is too large for the second number of a pair`)
  const capital = String.fromCharCode(65 + (value % 26))
  return value < 26 ? capital : Math.floor(value / 26) + capital
}
