import { identify, type Match, type PartKind } from '@costard/devices'

/** Words that make another model of a name. */
export const wordsOfModels =
  /(?<!\p{L})(?:pro|max|plus|mini|air|ultra|se|xs|xr|studio|neo|duo|fold|slim)(?!\p{L})/giu

/**
 * True if a name has one candidate whose number it says: words that nobody knows can stand beside a model that the name
 * does not mean, "Ultra" beside the newest. A sleeve for a device is none.
 */
export function isOneDevice(name: string, candidates: readonly Match[]): boolean {
  const [only, another] = candidates
  if (!only || another) return false
  const models = (text: string) => new Set(text.toLowerCase().match(wordsOfModels))
  // "iPhone 17 Plus" is no iPhone 17.
  if (models(name).difference(models(only.device.name)).size > 0) return false
  const numbers = only.device.name.match(/\d+(?:\.\d)?/g) ?? []
  const said = new Set(name.match(/\d+(?:\.\d)?/g))
  const isSaid = numbers.length === 0 || numbers.some((number) => said.has(number))
  return isSaid && !isForDevice(name)
}

/** "For", in languages that the reader of names does not know. */
const madeForBefore =
  /(?<!\p{L})(?:для|за|dla|untuk|için|till?|för|pentru|pro)\s+(?:apple\s+)?(?:iphone|ipad|macbook|imac|watch|airpods|apple)/iu

const soldApart: ReadonlySet<PartKind> = new Set(['case', 'charger', 'protector', 'strap', 'box'])

/** True if a name is that of a sleeve or a screen. A camera or battery behind the device can be its own. */
function isForDevice(name: string): boolean {
  if (madeForBefore.test(name)) return true
  const { madeFor } = identify(name)
  if (!madeFor) return false
  const isBefore = name.indexOf(madeFor.word) < name.search(/iphone|ipad|ipod|mac|watch|airpods/i)
  return isBefore || soldApart.has(madeFor.kind)
}
