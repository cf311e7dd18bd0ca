import { and, eq, lt } from 'drizzle-orm'
import type { EndGivenRights } from '../given-rights.ts'
import { lookUpServiceSetting } from './save-service.ts'
import { lookUpServices } from './schema.ts'

/** Removes look-up services that an account configured. */
export const endGivenServices: EndGivenRights = async (tx, { userId, before }) => {
  const services = await tx
    .delete(lookUpServices)
    .where(and(eq(lookUpServices.savedBy, userId), lt(lookUpServices.savedAt, before)))
    .returning({ teamId: lookUpServices.teamId })
  return {
    action: 'deviceChecks.removeService',
    setting: lookUpServiceSetting,
    changes: services.map((key) => ({
      ...key,
      entity: 'setting',
      entityId: lookUpServiceSetting,
      after: { isSet: false },
    })),
  }
}
