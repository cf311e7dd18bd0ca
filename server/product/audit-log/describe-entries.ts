import type { AuditedEntity, AuditEntry, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import type { AuditRow } from '../audit/audit-store.ts'
import { findNames, type FindNames, type Names } from '../rows/find-names.ts'

/** Functions that find the names of audited entities, by kind. Teams and settings have no names. */
export type NamesOfThings = Readonly<Record<Exclude<AuditedEntity, 'team' | 'setting'>, FindNames>>

/**
 * Returns entries with the current names of people and entities, by a few queries for any number of entries.
 */
export async function describeEntries(
  tx: Transaction,
  names: NamesOfThings,
  team: { readonly teamId: TeamId; readonly language: string },
  rows: readonly AuditRow[],
): Promise<AuditEntry[]> {
  const actorsOf = (kind: AuditRow['actorKind']) =>
    rows.flatMap(({ actorKind, actorId }) => (actorKind === kind && actorId !== null ? [actorId] : []))
  const members = await findNames(names.member, tx, team, actorsOf('member'))
  const keys = await findNames(names.apiKey, tx, team, actorsOf('apiKey'))
  const things = new Map<AuditedEntity, Names>()
  for (const [entity, entries] of Map.groupBy(rows, (row) => row.entity)) {
    if (entity === 'team' || entity === 'setting') continue
    const ids = entries.map(({ entityId }) => entityId)
    things.set(entity, await findNames(names[entity], tx, team, ids))
  }
  return rows.map((row) => {
    const { actorKind: kind, actorId: id, entity, entityId, before, after } = row
    const known = things.get(entity)
    const actorName = id === null ? null : ((kind === 'apiKey' ? keys : members).get(id) ?? null)
    return {
      id: row.entryId,
      at: row.at.toISOString(),
      actor: { kind, id, name: actorName },
      action: row.action,
      entity,
      entityId,
      name: known?.get(entityId) ?? nameIn(before) ?? nameIn(after),
      isThere: known?.has(entityId) ?? false,
      before: before as AuditEntry['before'],
      after: after as AuditEntry['after'],
    }
  })
}

/** Returns the entity's name at the time of the entry, if recorded. */
function nameIn(fields: AuditRow['before']): string | null {
  const name = fields?.['name'] ?? fields?.['host']
  return typeof name === 'string' ? name : null
}
