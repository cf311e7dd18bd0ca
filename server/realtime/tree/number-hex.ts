/**
 * Returns a number as 16 hexadecimal digits, computed as the public client does. Differs from the big-endian double for
 * some numbers (2^-29, 2^49-1), since the client computes the exponent by a logarithm. Source: @firebase/database.
 */
export function numberHex(value: number): string {
  const sign = value < 0 || Object.is(value, -0) ? 1n << 63n : 0n
  const size = Math.abs(value)
  if (size === 0) return hex(sign)
  if (size < smallestNormal) return hex(sign | lowBits(Math.round(size / 2 ** -1074)))
  const exponent = Math.min(Math.floor(Math.log(size) / Math.LN2), 1023)
  const fraction = Math.round(size * 2 ** (52 - exponent) - 2 ** 52)
  return hex(sign | (BigInt(exponent + 1023) << 52n) | lowBits(fraction))
}

const smallestNormal = 2 ** -1022

// Returns the low bits of a fraction. Too high an exponent makes the fraction negative: the client keeps its
// two's complement bits. Too low an exponent, next to the smallest normal number, makes the fraction
// infinite: no bits.
function lowBits(fraction: number): bigint {
  if (fraction === Infinity) return 0n
  return BigInt.asUintN(52, BigInt(fraction))
}

function hex(bits: bigint): string {
  return bits.toString(16).padStart(16, '0')
}
