import type { PartMention } from './pieces.ts'
import { generalKinds, type PartKind, repairedKinds } from './part-kinds.ts'
import type { Place } from './places.ts'

/** Part, accessory, service or imitation that a text names together with a device. */
export interface MadeFor {
  readonly kind: PartKind
  readonly place: Place
}

/** Facts about the text besides its words. */
export interface NamedIn {
  /** Returns the end of the last word of the name before a position; 0: none. */
  readonly endBefore: (place: number) => number
  /** The words of the name. */
  readonly words: ReadonlySet<string>
  readonly hasStorage: boolean
  /** True if the text has a storage, a colour, a connection or a case size. */
  readonly hasDetail: boolean
  readonly hasConnection: boolean
}

/**
 * Returns the first part, accessory or service that the text is about. Ignores parts of the device itself:
 * parts sold along ("with case"), or whose condition follows the name ("cracked screen", "battery 85%"). A
 * named part wins over a word for any part or repair: "repair of the screen".
 */
export function madeForIn(
  text: string,
  mentions: readonly PartMention[],
  named: NamedIn,
): MadeFor | undefined {
  let wasSoldAlong = false
  let general: MadeFor | undefined
  const ofCase = named.words.has('watch') && mentions.some((mention) => isCaseOfWatch(text, mention))
  for (const mention of mentions) {
    const { kind, start, end } = mention
    const isBehind = named.endBefore(start) > 0
    const isOfWatch =
      named.words.has('watch') &&
      (isCaseOfWatch(text, mention) ||
        (kind === 'strap' && isBehind && (ofCase || named.hasConnection || isBesideCase(text, mention))))
    if (isOfWatch || isOfFamily(kind, text.slice(start, end), named.words)) continue
    if (isBehind && !isOnly(text, mention)) {
      const gap = text.slice(named.endBefore(start), start)
      const isCounted = (wasSoldAlong || named.hasStorage) && !repairedKinds.has(kind)
      const between = isCounted ? gap.replace(countBefore, '$1 ') : gap
      if (
        wasSoldAlong ? !/\d/.test(withoutAmounts(between.slice(-40))) || isJoined(between) : isJoined(between)
      ) {
        wasSoldAlong = true
        continue
      }
      if (kind === 'box' && receipt.test(text)) continue
      if (repairedKinds.has(kind) ? isCondition(text, mention, named) : isListed(text, mention, named))
        continue
    }
    const found: MadeFor = { kind, place: [start, end] }
    if (!generalKinds.has(kind)) return general && !repairedKinds.has(kind) ? general : found
    general ??= found
  }
  return general
}

/**
 * "with case", "+ Hülle", "sans boîte", "en caja", "Kratzer am Display". Not followed by a number: "12 and 12
 * Pro screen".
 */
function isJoined(between: string): boolean {
  const from = joiner.exec(between)
  if (!from) return false
  return !/\d|\b(?:iphone|ipad|macbook|imac|watch|airpods)\b/.test(withoutAmounts(between.slice(from.index)))
}

export const joiner =
  /[+&]|\b(?:with|w|and|incl|including|includes|plus|no|not|without|in|on|mit|und|inkl|inklusive|ohne|im|am|auf|avec|et|sans|sur|dans|con|y|sin|en|incluye|incluyo|incluido|e|com|sem|na|met|zonder|senza|op|su|nel)\b/

/** Quantities of extras: "+ 3 fundas", "y 2 cables". */
const countBefore = /([+&,]|\b(?:and|y|et|und|e|en)\b) ?[1-5] ?x? ?$/

function withoutAmounts(text: string): string {
  return text.replace(/\b\d{1,4} ?(?:w|m|cm|ft|gb|go|tb|to|%|x)\b/g, '')
}

/** "box only", "nur OVP", "boîte vide". */
function isOnly(text: string, { start, end }: PartMention): boolean {
  return (
    empty.test(text.slice(start, end)) ||
    /^ ?(?:only|empty|leer|vide|vides|seule?|vacia|sola|vuota|leeg)\b/.test(text.slice(end)) ||
    /\b(?:only|empty|nur|leere?[rs]?|solo|so|alleen|lege|just|seulement|juste) (?:the |die |das |la |el |de )?$/.test(
      text.slice(0, start),
    )
  )
}

const empty = /\b(?:only|empty|nur|leer\w{0,2}|vides?|seule|vacias?|solo|sola|vuota|lege|alleen)\b/

/**
 * True if a part is sold along, as in "64GB, charger", "128 GB OVP", because the text before names a whole
 * device.
 */
function isListed(
  text: string,
  { kind, start, end }: PartMention,
  { endBefore, hasStorage, hasDetail }: NamedIn,
): boolean {
  const word = text.slice(start, end)
  if (hasDetail && (word === 'ovp' || word === 'originalverpackung')) return true
  return hasStorage && kind !== 'imitation' && /[,;|/\-–(]/.test(text.slice(endBefore(start), start))
}

/** Conditions and facts of a part: "cracked screen", "écran cassé", "battery health 85", "12MP camera". */
function isCondition(
  text: string,
  { kind, start, end }: PartMention,
  { hasStorage, words }: NamedIn,
): boolean {
  const before = text.slice(Math.max(0, start - 28), start)
  const after = text.slice(end, end + 28)
  if (kind === 'repair' || kind === 'part') return false
  if (damaged.test(`${before}|${after}`)) return true
  if (kind === 'battery' && hasStorage && renewed.test(`${before}|${text.slice(start, end)}|${after}`))
    return true
  if (kind === 'battery') return /\d ?%|\b[5-9]\d\b|\b100\b/.test(after) || /\d ?% ?(?:\w+ )?$/.test(before)
  if (kind === 'camera') return hasStorage && (/mp ?$/.test(before) || /^ ?(?:de )?\d{1,3} ?mp\b/.test(after))
  const isMac = words.has('macbook') || words.has('imac') || words.has('ipad')
  if (kind === 'screen' && hasStorage && ofScreen.test(after)) return true
  return kind === 'screen' && isMac && /(?:retina|xdr|inch|zoll|pouces|pulgadas|["”“″5k])[ -]*$/.test(before)
}

/**
 * Words that only occur with a whole device, which has a measured battery or a receipt: "caja, factura",
 * "boîte, batterie 89 %".
 */
const receipt =
  /\b(?:receipt|invoice|rechnung|kaufbeleg|facture|factura|ticket|fattura|bon)\b|\d ?% ?(?:de )?(?:battery|batterie|bateria|akku)\b|\b(?:battery|batterie|bateria|akku)[ :]{1,2}\d{2,3} ?%/

const damaged =
  /\b(?:crack\w*|broken|smashed|scratch\w*|chipped|damage[d]?|faulty|dead|burn\w*|worn|kaputt\w*|gebrochen\w*|gesprungen\w*|defekt\w*|zerkratzt\w*|beschadigt\w*|riss\w*|kratzer\w*|splitter\w*|casse[es]*|fissure[es]*|raye[es]*|brise[es]*|abime[es]*|rot[ao]s?|rajad[ao]s?|rayad[ao]s?|quebrad[ao]s?|agrietad[ao]s?|danad[ao]s?|rott[oa]|graffiat[oa]|health|sante|salud|zustand|maximale?|maximum|max|capacite|capacidad|capacity|kapazitat)\b/

/** Facts about the screen of a device: "Display 10.5", "écran Retina 13". */
const ofScreen =
  /^[ -]{0,3}(?:de |of |mit |con )?(?:full hd|retina|liquid|super retina|\d{1,2}[.,]\d\b|\d{1,2} ?(?:["”“″]|inch|zoll|pouces|pulgadas)|\d{1,2} [0-9]\b)/

/** Condition of the battery of a sold device: "64 Go, batterie neuve", "Akku schwach". */
const renewed =
  /\b(?:new|neue?[rsn]?|neuf|neuve|nueva|nuevo|nuova|nieuwe?|replaced|changed|getauscht|gewechselt|erneuert|changee|remplacee|cambiada|sostituita|weak|schwach|faible|floja|debil)\b/

/** "44mm aluminium case": the case is the watch itself. */
function isCaseOfWatch(text: string, { start, end, kind }: PartMention): boolean {
  if (kind !== 'case' && kind !== 'housing' && kind !== 'box' && kind !== 'charger') return false
  if (kind === 'case' && /^ ?(?:w|with|and|&|\+)[ /].*\b(?:band|loop|strap)\b/.test(text.slice(end)))
    return true
  return material.test(text.slice(Math.max(0, start - 16), start)) || material.test(text.slice(end, end + 20))
}

/** True if the material of a case precedes the strap: "41mm Green Aluminum - Clover Sport Band". */
function isBesideCase(text: string, { start }: PartMention): boolean {
  const before = text.slice(0, start)
  return /\b\d\d ?mm\b/.test(before) && caseBefore.test(before)
}

const caseBefore =
  /\b(?:aluminum|aluminium|aluminio|alluminio|edelstahl|acier|acero|acciaio|steel|titanium|titan|titane|titanio)\b.*(?:[-,;|/&+]|\b(?:with|w|mit|et|avec|con|und|and)\b)/

const material =
  /\b(?:aluminum|aluminium|aluminio|alluminio|steel|edelstahl|stahl|acier|acero|acciaio|titanium|titan|titane|titanio|ceramic|keramik|ceramique|ceramica)\b/

/** Words for what a family itself is: "AirPods Max headphones". */
function isOfFamily(kind: PartKind, word: string, words: ReadonlySet<string>): boolean {
  if (kind === 'accessory') return words.has('airpods') && soundWords.test(word)
  if (kind === 'sound') return words.has('homepod') || (words.has('airpods') && soundWords.test(word))
  return false
}

const soundWords =
  /phone|bud|headset|ecouteur|casque|oreillette|horer|stopsel|auricular|audifono|casco|cuffie|oordop|oortje/
