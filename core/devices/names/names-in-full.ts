import { listLines } from '../library/device-library.ts'
import { nameIn } from '../search/search-index.ts'
import { wordsIn } from '../search/words.ts'
import type { Anchor } from './anchors.ts'
import type { Piece } from './pieces.ts'

/** A model whose complete name is in the text, uninterrupted and in any order. */
export interface NameInFull {
  readonly place: number
  readonly pieces: readonly Piece[]
}

/**
 * Returns the longest complete names around each word that starts one: with preceding words of the name, as
 * in "iPhone 14, Pro Display XDR", and without them, as in "AirPods Max 2, AirPods Max".
 */
export function namesInFull(pieces: readonly Piece[], anchors: readonly Anchor[]): readonly NameInFull[] {
  const said = pieces
    .flatMap((piece) => piece.words.map((word) => ({ word, piece })))
    .filter(({ word }) => word !== maker)
  const names: NameInFull[] = []
  let end = 0
  for (const anchor of anchors.slice(0, mostAnchors)) {
    const at = said.findIndex(({ piece }) => piece === pieces[anchor.at])
    const own = longestAround(said, at, end)
    const shared = longestAround(said, at, 0)
    for (const name of [own, shared]) if (name) names.push(name)
    end = own?.end ?? end
  }
  return names
}

interface SaidWord {
  readonly word: string
  readonly piece: Piece
}

/** Limits the work for a text full of starting words. */
const mostAnchors = 8

function longestAround(
  said: readonly SaidWord[],
  at: number,
  start: number,
): (NameInFull & { readonly end: number }) | undefined {
  const { places, longest } = wholeNames()
  for (let length = longest; length > 0; length -= 1) {
    for (let from = Math.max(start, at - length + 1); from <= at && from + length <= said.length; from += 1) {
      const part = said.slice(from, from + length)
      const place = places.get(keyOf(part.map(({ word }) => word)))
      if (place === undefined) continue
      return { place, pieces: [...new Set(part.map(({ piece }) => piece))], end: from + length }
    }
  }
  return undefined
}

const maker = 'apple'

interface WholeNames {
  readonly places: ReadonlyMap<string, number>
  /** Number of words of the longest name. */
  readonly longest: number
}

let known: WholeNames | undefined

function wholeNames(): WholeNames {
  return (known ??= readWholeNames())
}

function readWholeNames(): WholeNames {
  const places = new Map<string, number>()
  let longest = 0
  // searches the raw lines: few devices are ever parsed
  for (const [place, line] of listLines().entries()) {
    const words = wordsIn(nameIn(line)).filter((word) => word !== maker)
    places.set(keyOf(words), place)
    longest = Math.max(longest, words.length)
  }
  return { places, longest }
}

function keyOf(words: readonly string[]): string {
  return words.toSorted().join(' ')
}
