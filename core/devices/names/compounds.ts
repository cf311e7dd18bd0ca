import type { PartKind } from './part-kinds.ts'

/** Stems of German and Dutch words for parts, without accents, longer ones first. */
const stems: readonly (readonly [stem: string, kind: PartKind])[] = [
  ['schutzglas', 'protector'],
  ['panzerglas', 'protector'],
  ['folie', 'protector'],
  ['protector', 'protector'],
  ['rucksei', 'back'],
  ['ruckseite', 'back'],
  ['ruckglas', 'back'],
  ['kamera', 'camera'],
  ['camera', 'camera'],
  ['linse', 'camera'],
  ['lautsprecher', 'sound'],
  ['mikrofon', 'sound'],
  ['buchse', 'port'],
  ['knopf', 'buttons'],
  ['gehause', 'housing'],
  ['rahmen', 'housing'],
  ['schlitten', 'housing'],
  ['platine', 'board'],
  ['moederbord', 'board'],
  ['hulle', 'case'],
  ['hoesje', 'case'],
  ['tasche', 'case'],
  ['armband', 'strap'],
  ['bandje', 'strap'],
  ['kabel', 'charger'],
  ['ladegerat', 'charger'],
  ['ladestation', 'charger'],
  ['netzteil', 'charger'],
  ['oplader', 'charger'],
  ['adapter', 'charger'],
  ['halter', 'accessory'],
  ['stander', 'accessory'],
  ['kopfhorer', 'accessory'],
  ['karton', 'box'],
  ['verpackung', 'box'],
  ['display', 'screen'],
  ['bildschirm', 'screen'],
  ['scherm', 'screen'],
  ['akku', 'battery'],
  ['batterie', 'battery'],
  ['batterij', 'battery'],
  ['accu', 'battery'],
  ['reparatur', 'repair'],
  ['reparatie', 'repair'],
  ['ersatz', 'part'],
  ['attrappe', 'imitation'],
]

/** Endings of compounds about the condition of a part: "Displayschaden", "Akkuzustand". */
const conditions =
  /(?:schad\w{0,3}|bruch|zustand|kapazitat|fehler|riss\w{0,2}|leistung|gesundheit|defekt\w{0,2}|kratzer|schade|breuk|conditie|capaciteit|laufzeit)$/

/**
 * Returns the meaning of a compound: a part in "Akkutausch" or "Silikonhülle", a condition in
 * "Displayschaden".
 */
export function compoundOf(word: string): PartKind | 'condition' | undefined {
  if (word.length < 8) return undefined
  // "Topzustand", "Bestzustand"
  if (!stems.some(([stem]) => word.startsWith(stem)) && word.endsWith('zustand')) return 'condition'
  const found = stems.find(
    ([stem]) => word.startsWith(stem) || word.endsWith(stem) || word.endsWith(`${stem}n`),
  )
  if (!found) return undefined
  return conditions.test(word) ? 'condition' : found[1]
}
