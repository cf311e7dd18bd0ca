/** Kinds of parts, accessories and services besides the device itself. */
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

/** Kinds replaced by a repair. Other kinds are sold along with devices. */
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

/** Kinds without a specific part. */
export const generalKinds: ReadonlySet<PartKind> = new Set(['part', 'repair'])
