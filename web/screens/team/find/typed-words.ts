import { plainLetters } from '@costard/contract'
/** Search text and its scope: `>` finds only actions and settings, `#` only quotes. */
export interface Typed {
  readonly scope: 'all' | 'actions' | 'quotes'
  readonly words: string
}

export function readTyped(text: string): Typed {
  const trimmed = text.trim()
  if (trimmed.startsWith('>')) return { scope: 'actions', words: trimmed.slice(1).trim() }
  if (trimmed.startsWith('#')) return { scope: 'quotes', words: trimmed.slice(1).trim() }
  return { scope: 'all', words: trimmed }
}

/** True if a text contains every word, in any order, ignoring case and accents. */
export function hasWords(text: string, words: string): boolean {
  const folded = plainLetters(text)
  return listWords(words).every((word) => folded.includes(word))
}

export interface Part {
  readonly text: string
  readonly isFound: boolean
}

/** Splits a text into parts, marking the first occurrence of each word. */
export function markWords(text: string, words: string): Part[] {
  const characters = [...text]
  // One UTF-16 unit for each character, so that offsets match the original text.
  const folded = characters
    .map((character) => (plainLetters(character).length === 1 ? plainLetters(character) : ' '))
    .join('')
  const isFound = characters.map(() => false)
  for (const word of listWords(words)) {
    const at = folded.indexOf(word)
    if (at >= 0) isFound.fill(true, at, at + word.length)
  }
  const parts: { text: string; isFound: boolean }[] = []
  characters.forEach((character, index) => {
    const last = parts.at(-1)
    if (last && last.isFound === isFound[index]) last.text += character
    else parts.push({ text: character, isFound: isFound[index] ?? false })
  })
  return parts
}

/** Returns the device number in a typed text: an IMEI of 14 to 16 digits, or a serial number. */
export function deviceNumberIn(words: string): string | undefined {
  const joined = words.replace(/[\s.-]/g, '')
  if (/^\d{14,16}$/.test(joined)) return joined
  return /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{8,14}$/i.test(words) ? words.toUpperCase() : undefined
}

function listWords(words: string): string[] {
  return plainLetters(words)
    .split(/\s+/)
    .filter((word) => word !== '')
}
