/** Maps a serial code of three or four characters to an integer so that codes issued together are consecutive. */
export function serialCodeValue(code: string): number | undefined {
  if (code.length !== 3 && code.length !== 4) return undefined
  let value = 0
  for (const character of code) {
    const place = alphabet.indexOf(character)
    if (place < 0) return undefined
    value = value * alphabet.length + place
  }
  return code.length === 4 ? four + value : value
}

/** Inverse of serialCodeValue. */
export function serialCodeOf(value: number): string {
  const length = value < four ? 3 : 4
  let code = ''
  for (let rest = value < four ? value : value - four; code.length < length; rest = Math.floor(rest / 34)) {
    code = alphabet.charAt(rest % 34) + code
  }
  return code
}

// Alphabet without I and O, with rarely used letters at the end, so that runs stay long.
const alphabet = '0123456789CDFGHJKLMNPQRTVWXYABESUZ'
const four = 34 ** 3
