import { deviceKey } from './device-key.ts'
import { findDevice } from './device-library.ts'
import { findModels, type Found, withoutMaker } from './find-models.ts'
import type { Match } from './narrowed.ts'
import { queryWords } from './query-words.ts'

/** What the words of a text say of the model. */
export interface NameReading {
  /** Best first. */
  readonly matches: readonly Match[]
  /** The words name these in full, though longer names may begin with the same words. */
  readonly isWholeName: boolean
  /** No word was left out, completed or corrected. */
  readonly isExact: boolean
  /** Enough of a name to contradict a number: one word left of many may stand there for anything. */
  readonly isTelling: boolean
}

/** Looks for the model that words name; where not all words fit, those that say nothing of devices are passed over. */
export function readName(text: string): NameReading {
  const written = findDevice(deviceKey(text))
  // "Apple Vision Pro" may be said of its successor too; a name with its brackets is meant.
  if (written?.name.includes('(')) {
    return { matches: [{ device: written, narrowed: {} }], isWholeName: true, isExact: true, isTelling: true }
  }
  const all = queryWords(text.toLowerCase().slice(0, maxLength)).slice(0, maxWords)
  const words = all.length === 0 || findModels([], all).length > 0 ? all : withoutMaker(all)
  const found = words.length > 0 ? findModels([], words) : []
  if (found.length > 0) {
    const isTelling = words.some((word) => isRealWord(word) && word !== 'apple')
    return toReading(found, words.length > 1 && isRealWord(text), isTelling)
  }
  const useful = words.filter((word) => findModels([], [word]).some(({ isExact }) => isExact))
  if (!useful.some(isRealWord)) return toReading([], false, false)
  const fitting = wordsThatFit(useful)
  return toReading(findModels([], fitting), false, fitting.length > 1)
}

// On a screen copied whole, words of other things stand beside the name: the first that fit together are its own.
function wordsThatFit(words: readonly string[]): readonly string[] {
  if (findModels([], words).length > 0) return words
  return words.reduce<readonly string[]>((kept, word) => {
    const more = [...kept, word]
    return findModels([], more).length > 0 ? more : kept
  }, [])
}

/** Longer texts hold no more about the model. Characters and words. */
const maxLength = 400
const maxWords = 16

// "1 0" and "4ip" fit a device too, but do not name it.
function isRealWord(word: string): boolean {
  return /\p{L}{3}/u.test(word)
}

function toReading(found: readonly Found[], isComplete: boolean, isTelling: boolean): NameReading {
  const ranked = found.toSorted((a, b) => b.score - a.score || a.place - b.place)
  const named = ranked.filter(({ isWholeName }) => isWholeName)
  const best = named.length > 0 ? named : ranked
  return {
    matches: best.map(({ device }) => ({ device, narrowed: {} })),
    isWholeName: named.length > 0,
    isExact: isComplete && best.every(({ isExact }) => isExact),
    isTelling,
  }
}
