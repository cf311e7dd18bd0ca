import { oneEditApart } from '../search/one-edit-apart.ts'
import { isMadeForDevices } from './makers.ts'
import type { Piece } from './pieces.ts'

/** A word that starts a name. */
export interface Anchor {
  /** Index of the anchor's piece. */
  readonly at: number
  readonly word: string
  readonly kind: AnchorKind
}

/** `own`: only used by Apple. `shared`: also used by other makers. `accessory`: precedes names of tablets. */
type AnchorKind = 'own' | 'shared' | 'accessory'

const kinds: Readonly<Record<string, AnchorKind>> = {
  iphone: 'own',
  ipad: 'own',
  ipod: 'own',
  macbook: 'own',
  imac: 'own',
  mac: 'own',
  airpods: 'own',
  homepod: 'own',
  xserve: 'own',
  watch: 'shared',
  tv: 'shared',
  vision: 'shared',
  airtag: 'accessory',
  keyboard: 'accessory',
  pencil: 'accessory',
  mouse: 'accessory',
  trackpad: 'accessory',
  folio: 'accessory',
  display: 'accessory',
}

/** Words before "display" in the names of displays. */
const displays = new Set(['apple', 'studio', 'thunderbolt', 'cinema', 'hd', 'led'])

/** Returns the words that start names, in order; a shared one counts as own after "apple". */
export function findAnchors(pieces: readonly Piece[]): readonly Anchor[] {
  let hasOwn = false
  return pieces.flatMap(({ words, isNote }, at): Anchor[] => {
    const isJoined = words.length > 1 && words[0] === 'apple'
    const first = words[isJoined ? 1 : 0] ?? ''
    const word = kinds[first] ? first : misspelt(first, isNote)
    const kind = word === undefined ? undefined : kinds[word]
    if (word === undefined || kind === undefined) return []
    const before = pieces[at - 1]?.words.at(-1) ?? ''
    const isApple = isJoined || before === 'apple'
    // In "iPad Air Retina display 10.5" the display is that of the iPad
    if (word === 'display' && hasOwn && !displays.has(before) && pieces[at + 1]?.words[0] !== 'xdr') return []
    hasOwn ||= kind === 'own'
    return [{ at, word, kind: kind === 'shared' && isApple ? 'own' : kind }]
  })
}

export function startsNames(word: string): boolean {
  return kinds[word] !== undefined
}

function misspelt(word: string, isNote: boolean): string | undefined {
  if (isNote || word.length < 5 || isMadeForDevices(word)) return undefined
  return Object.keys(kinds).find((own) => own.length > 4 && oneEditApart(word, own))
}
