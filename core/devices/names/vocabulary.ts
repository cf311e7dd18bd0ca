import { searchWords } from '../search/search-index.ts'
import { wholeColours, wordsOfColour, wordsOfColours } from '../identify/stated.ts'
import { fold } from './fold.ts'
import { dutch } from './languages/dutch.ts'
import { english } from './languages/english.ts'
import { french } from './languages/french.ts'
import { german } from './languages/german.ts'
import { italian } from './languages/italian.ts'
import { portuguese } from './languages/portuguese.ts'
import { spanish } from './languages/spanish.ts'
import { type PartKind, partKinds } from './part-kinds.ts'

/** Meaning of a phrase. */
export interface Meaning {
  readonly says: 'word' | 'ordinal' | 'colour' | 'label' | 'note' | 'part'
  /** In the words of the tables; none for a label or note. */
  readonly words: readonly string[]
  /** The kind of a part. */
  readonly part?: PartKind
}

/** Returns how many words the longest phrase has that starts with this one; 0: none. */
export function longestPhraseFrom(word: string): number {
  longest ??= readLengths()
  return longest.get(word) ?? 0
}

/** Returns the meaning of a phrase: lower case, without accents, words separated by spaces. */
export function meaningOf(phrase: string): Meaning | undefined {
  phrases ??= readLanguages()
  return phrases.get(phrase)
}

/** True if names of devices have the word, or a word that starts with it. */
export function isOfNames(word: string, mayBeUnfinished: boolean): boolean {
  const known = searchWords()
  if (known.has(word)) return true
  if (mayBeUnfinished) for (const own of known.keys()) if (own.startsWith(word)) return true
  return false
}

let phrases: ReadonlyMap<string, Meaning> | undefined
let longest: ReadonlyMap<string, number> | undefined

function readLengths(): ReadonlyMap<string, number> {
  const all = new Map<string, number>()
  phrases ??= readLanguages()
  for (const phrase of phrases.keys()) {
    const [first = '', ...others] = phrase.split(' ')
    all.set(first, Math.max(all.get(first) ?? 0, others.length + 1))
  }
  return all
}

function readLanguages(): ReadonlyMap<string, Meaning> {
  const all = new Map<string, Meaning>()
  const add = (list: string, says: Meaning['says'], words: readonly string[], part?: PartKind): void => {
    for (const one of fold(list).replace(/\s+/g, ' ').split(',')) {
      const phrase = one.trim()
      if (phrase !== '' && !all.has(phrase)) all.set(phrase, { says, words, ...(part && { part }) })
    }
  }
  for (const colour of wholeColours()) add(wordsOfColour(colour).join(' '), 'colour', wordsOfColour(colour))
  for (const word of wordsOfColours()) if (!onlyInPhrases.has(word)) add(word, 'colour', [word])
  for (const { colours, words, ordinals } of languages) {
    for (const [colour, list] of Object.entries(colours)) {
      const parts = colour.match(/[a-z]+/g) ?? []
      add(`${colour},${list}`, 'colour', parts)
    }
    for (const [word, list] of Object.entries(words)) add(`${word},${list}`, 'word', word.split(' '))
    for (const [number, list] of Object.entries(ordinals)) add(list, 'ordinal', [number])
  }
  for (const kind of partKinds) for (const { parts } of languages) add(parts[kind], 'part', [], kind)
  for (const { labels } of languages) add(labels, 'label', [])
  for (const { notes } of languages) add(notes, 'note', [])
  return all
}

const languages = [english, french, german, spanish, italian, dutch, portuguese]

// Words of colours that say something else when they stand alone.
const onlyInPhrases = new Set([
  'light',
  'soft',
  'cloud',
  'mist',
  'slate',
  'sky',
  'jet',
  'deep',
  'space',
  'product',
  'natural',
])
