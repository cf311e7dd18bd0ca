/**
 * Returns a number that is stored in four bytes: a whole one of 30 bits, or the first 30 bits of one with decimals. Both
 * may be a hundredth of it.
 */
export function rkNumber(bits: number): number {
  let value = (bits | 0) >> 2
  if ((bits & isWhole) === 0) {
    half.setUint32(0, bits & ~3)
    value = half.getFloat64(0)
  }
  return (bits & isHundredth) === 0 ? value : value / 100
}

const [isHundredth, isWhole] = [1, 2]

const half = new DataView(new ArrayBuffer(8))
