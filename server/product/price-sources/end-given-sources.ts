import { and, eq, lt, or } from 'drizzle-orm'
import type { EndGivenRights } from '../given-rights.ts'
import { priceSources } from './schema.ts'
import { sourcesSetting } from './sources-setting.ts'

/** Pauses sources that an account added, and ends publishing without review that the account allowed. */
export const endGivenSources: EndGivenRights = async (tx, { userId, before }) => {
  const rows = await tx
    .update(priceSources)
    .set({ isOn: false, nextAt: null, inForceBp: null, inForceBy: null, inForceAt: null })
    .where(
      or(
        and(eq(priceSources.createdBy, userId), lt(priceSources.createdAt, before)),
        and(eq(priceSources.inForceBy, userId), lt(priceSources.inForceAt, before)),
      ),
    )
    .returning({ teamId: priceSources.teamId, entityId: priceSources.sourceId, name: priceSources.name })
  return {
    action: 'priceSources.edit',
    setting: sourcesSetting,
    changes: rows.map(({ name, ...key }) => ({
      ...key,
      entity: 'priceSource',
      before: { name },
      after: { name, isOn: false, inForceBp: null },
    })),
  }
}
