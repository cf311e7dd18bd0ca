import { deviceKey } from './device-key.ts'
import { findDevice } from './device-library.ts'
import { findModels, type Found, withoutMaker } from './find-models.ts'
import type { Match } from './narrowed.ts'
import { queryWords } from './query-words.ts'

/** The models found by the words of a text. */
export interface NameReading {
  /** Best first. */
  readonly matches: readonly Match[]
  /** The words are the full name, although longer names may start with the same words. */
  readonly isWholeName: boolean
  /** No word was ignored, completed or corrected. */
  readonly isExact: boolean
  /** Specific enough to contradict a number. A single word out of many is not. */
  readonly isSpecific: boolean
}

/** Finds the model named by the words. If not all words match, ignores those unrelated to devices. */
export function readName(text: string): NameReading {
  const written = findDevice(deviceKey(text))
  // "Apple Vision Pro" can also mean its successor; a name with brackets is unambiguous
  if (written?.name.includes('(')) {
    return {
      matches: [{ device: written, narrowed: {} }],
      isWholeName: true,
      isExact: true,
      isSpecific: true,
    }
  }
  const all = queryWords(text.toLowerCase().slice(0, maxLength)).slice(0, maxWords)
  const words = all.length === 0 || findModels([], all).length > 0 ? all : withoutMaker(all)
  const found = words.length > 0 ? findModels([], words) : []
  if (found.length > 0) {
    const isSpecific = words.some((word) => isRealWord(word) && word !== 'apple')
    return toReading(found, words.length > 1 && isRealWord(text), isSpecific)
  }
  const useful = words.filter((word) => findModels([], [word]).some(({ isExact }) => isExact))
  if (!useful.some(isRealWord)) return toReading([], false, false)
  const fitting = wordsThatFit(useful)
  return toReading(findModels([], fitting), false, fitting.length > 1)
}

// A copied screen has unrelated words next to the name: use the first words that match together.
function wordsThatFit(words: readonly string[]): readonly string[] {
  if (findModels([], words).length > 0) return words
  return words.reduce<readonly string[]>((kept, word) => {
    const more = [...kept, word]
    return findModels([], more).length > 0 ? more : kept
  }, [])
}

/** More text says nothing more about the model. Characters and words. */
const maxLength = 400
const maxWords = 16

// "1 0" and "4ip" match devices too, but are not names.
function isRealWord(word: string): boolean {
  return /\p{L}{3}/u.test(word)
}

function toReading(found: readonly Found[], isComplete: boolean, isSpecific: boolean): NameReading {
  const ranked = found.toSorted((a, b) => b.score - a.score || a.place - b.place)
  const named = ranked.filter(({ isWholeName }) => isWholeName)
  const best = named.length > 0 ? named : ranked
  return {
    matches: best.map(({ device }) => ({ device, narrowed: {} })),
    isWholeName: named.length > 0,
    isExact: isComplete && best.every(({ isExact }) => isExact),
    isSpecific,
  }
}
