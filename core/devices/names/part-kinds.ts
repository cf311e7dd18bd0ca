/** Kinds of parts, accessories and services that a text can be about besides its device. */
export const partKinds = [
  'screen',
  'battery',
  'back',
  'camera',
  'port',
  'sound',
  'buttons',
  'housing',
  'board',
  'part',
  'repair',
  'case',
  'charger',
  'protector',
  'strap',
  'box',
  'accessory',
  'imitation',
] as const

export type PartKind = (typeof partKinds)[number]

/** Kinds that a repair replaces. Other kinds are sold along with devices. */
export const repairedKinds: ReadonlySet<PartKind> = new Set([
  'screen',
  'battery',
  'back',
  'camera',
  'port',
  'sound',
  'buttons',
  'housing',
  'board',
  'part',
  'repair',
])

/** Kinds that do not say which part. */
export const generalKinds: ReadonlySet<PartKind> = new Set(['part', 'repair'])
