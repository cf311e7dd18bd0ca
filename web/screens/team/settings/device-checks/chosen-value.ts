import type { SampleValue } from './sample-answer.ts'

/** How the result of one check is read from a response, as form values. */
export interface MappingFields {
  readonly isSupported: boolean
  readonly pointer: string
  /** Comma-separated values. */
  readonly clear: string
  readonly flagged: string
}

/** Meaning of a value in a response. */
export type Meaning = 'clear' | 'flagged'

/**
 * Returns the mapping after the user chose the meaning of a value. The opposite value is filled in if there
 * is one.
 */
export function mappingWith(
  before: MappingFields,
  { pointer, text }: SampleValue,
  meaning: Meaning,
): MappingFields {
  const other = meaning === 'clear' ? 'flagged' : 'clear'
  const isSameField = before.isSupported && before.pointer === pointer
  const [said, unsaid] = isSameField ? [valuesIn(before[meaning]), valuesIn(before[other])] : [[], []]
  const opposite = oppositeOf(text)
  const others = unsaid.filter((value) => !isSame(value, text))
  const saidNow = joined([...said.filter((value) => !isSame(value, opposite)), text])
  const otherNow = joined(others.length > 0 || opposite === undefined ? others : [opposite])
  const values =
    meaning === 'clear' ? { clear: saidNow, flagged: otherNow } : { clear: otherNow, flagged: saidNow }
  return { isSupported: true, pointer, ...values }
}

export function valuesIn(text: string): string[] {
  const values = text.split(',').map((value) => value.trim())
  return [...new Set(values.filter((value) => value !== ''))]
}

function isSame(value: string, other: string | undefined): boolean {
  return value.toLowerCase() === other?.toLowerCase()
}

function joined(values: readonly string[]): string {
  return [...new Set(values)].join(', ')
}

const opposites = [
  ['true', 'false'],
  ['on', 'off'],
  ['yes', 'no'],
  ['1', '0'],
  ['locked', 'unlocked'],
  ['enabled', 'disabled'],
  ['active', 'inactive'],
  ['blacklisted', 'clean'],
  ['blocked', 'clean'],
  ['flagged', 'clear'],
] as const

function oppositeOf(text: string): string | undefined {
  const value = text.trim().toLowerCase()
  const pair = opposites.find(([one, other]) => one === value || other === value)
  const opposite = pair?.find((each) => each !== value)
  return opposite !== undefined && text === text.toUpperCase() ? opposite.toUpperCase() : opposite
}
