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
  /** Words as spelled in the tables; empty for a label or note. */
  readonly words: readonly string[]
  /** The kind of a part. */
  readonly part?: PartKind
}

/** Returns the number of words of the longest phrase that starts with this word; 0: none. */
export function longestPhraseFrom(word: string): number {
  return phrasesFrom(word).longest
}

/** Returns the meaning of a phrase: lower case, without accents, words separated by spaces. */
export function meaningOf(phrase: string): Meaning | undefined {
  const end = phrase.indexOf(' ')
  return phrasesFrom(end < 0 ? phrase : phrase.slice(0, end)).meanings.get(phrase)
}

/** True if names of devices contain the word, or a word that starts with it. */
export function isOfNames(word: string, mayBeUnfinished: boolean): boolean {
  const known = searchWords()
  if (known.has(word)) return true
  if (mayBeUnfinished) for (const own of known.keys()) if (own.startsWith(word)) return true
  return false
}

/** Phrases that start with a word. */
interface Phrases {
  readonly meanings: ReadonlyMap<string, Meaning>
  /** Number of words of the longest phrase. */
  readonly longest: number
}

const noPhrases: Phrases = { meanings: new Map(), longest: 0 }
const found = new Map<string, Phrases>()

/** Maximum number of words with cached phrases; a text has few others. */
const mostKept = 2_000

/**
 * Number of words after which the first words of all phrases are collected, so that further ones need no
 * search.
 */
const searchedBefore = 200
let firstWords: ReadonlySet<string> | undefined

/** Searches the text of all lists: building an index of their phrases would delay the first search. */
function phrasesFrom(word: string): Phrases {
  const known = found.get(word)
  if (known) return known
  if (found.size >= searchedBefore) firstWords ??= readFirstWords()
  if (firstWords?.has(word) === false) return noPhrases
  const phrases = findPhrases(word)
  if (found.size >= mostKept) found.clear()
  found.set(word, phrases)
  return phrases
}

function findPhrases(word: string): Phrases {
  if (word === '') return noPhrases
  lists ??= readLists()
  const { text, starts, meanings } = lists
  const all = new Map<string, Meaning>()
  let longest = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isEnd(text, at + word.length) || !startsPhrase(text, at)) continue
    const phrase = text.slice(at, text.indexOf(',', at)).trim().replace(/\s+/g, ' ')
    const meaning = meanings[listAt(starts, at)]
    // A phrase in several lists has the meaning of the first.
    if (!meaning || all.has(phrase)) continue
    all.set(phrase, meaning)
    longest = Math.max(longest, phrase.split(' ').length)
  }
  return longest === 0 ? noPhrases : { meanings: all, longest }
}

function readFirstWords(): ReadonlySet<string> {
  lists ??= readLists()
  return new Set(lists.text.matchAll(/,\s*([^\s,]+)/g).map(([, word = '']) => word))
}

/** True if a word ends before this position. */
function isEnd(text: string, place: number): boolean {
  const code = text.charCodeAt(place)
  return code === comma || code === space || code === lineBreak
}

function startsPhrase(text: string, place: number): boolean {
  let before = place - 1
  let code = text.charCodeAt(before)
  while (code === space || code === lineBreak) code = text.charCodeAt((before -= 1))
  return code === comma
}

const [comma, space, lineBreak] = [',', ' ', '\n'].map((one) => one.charCodeAt(0))

/** Returns the last list that starts at or before this position. */
function listAt(starts: readonly number[], place: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

/** All lists in one text, with each phrase between commas, including the white space of the lists. */
interface Lists {
  readonly text: string
  /** Position of the start of each list; `meanings` has the meanings of their phrases. */
  readonly starts: readonly number[]
  readonly meanings: readonly Meaning[]
}

let lists: Lists | undefined
const listEnd = '|'

function readLists(): Lists {
  const texts: string[] = []
  const meanings: Meaning[] = []
  const add = (list: string, says: Meaning['says'], words: readonly string[], part?: PartKind): void => {
    texts.push(list)
    meanings.push({ says, words, ...(part && { part }) })
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
  // Fold the text once: folding many short texts takes much longer.
  const text = `,${fold(texts.join(`,${listEnd},`))},`
  const starts = [0]
  for (let at = text.indexOf(listEnd); at >= 0; at = text.indexOf(listEnd, at + 1)) starts.push(at)
  return { text, starts, meanings }
}

const languages = [english, french, german, spanish, italian, dutch, portuguese]

// Words of colours that mean something else when alone.
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
