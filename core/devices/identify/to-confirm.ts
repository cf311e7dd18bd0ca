import { askNext } from './ask-next.ts'
import type { Ask, Warning } from './identification.ts'
import type { Match, NarrowedField } from './narrowed.ts'

/**
 * Returns warnings about lists from published specifications or a single source, if about to be shown or
 * used. Only for a single model: before, its colours and storages are not in use.
 */
export function toConfirm(matches: readonly Match[], reliedOn: readonly NarrowedField[]): readonly Warning[] {
  const [match, another] = matches
  if (!match || another) return []
  const { key, curated, unverified } = match.device
  const inUse = [
    ...askNext(matches).map((ask) => listAsked[ask]),
    ...reliedOn.map((field) => listNarrowed[field]),
  ]
  const fields = [...new Set(inUse)].filter(
    (field) => field !== undefined && (curated.includes(field) || unverified.includes(field)),
  )
  return fields.length > 0
    ? [{ code: 'to-confirm', deviceKey: key, fields: fields.flatMap((field) => field ?? []) }]
    : []
}

const listAsked: Partial<Record<Ask, string>> = {
  storage: 'storagesGb',
  memory: 'memoriesGb',
  colour: 'colours',
}

const listNarrowed: Partial<Record<NarrowedField, string>> = {
  storageGb: 'storagesGb',
  memoryGb: 'memoriesGb',
  colour: 'colours',
}
