import { type contract, may } from '@costard/contract'
import { isRecoveredSince } from '#identity'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import { describeChecks } from './describe-checks.ts'
import { getJsonWithin } from './get-json.ts'
import { httpProvider } from './http-provider.ts'
import { deleteLookUpService, findLookUpService } from './look-up-service-store.ts'
import { createLookUps, type LookUpParts } from './look-up.ts'
import {
  describeService,
  lookUpServiceSetting,
  saveService,
  secretOf,
  type ServiceParts,
} from './save-service.ts'

const limits = { timeoutMs: 5_000, maxBytes: 256 * 1024 }

export function deviceCheckEndpoints(
  parts: ProductParts & ServiceParts & LookUpParts,
): Answers<typeof contract.deviceChecks> {
  const { database, identity, sealer, asksPrivateAddresses } = parts
  const getJson = getJsonWithin({ ...limits, asksPrivateAddresses })
  const lookUp = createLookUps(parts)
  return {
    lookUp: async ({ context: { call }, input }) => {
      const { teamId, isFresh, ...numbers } = input
      const service = await findLookUpService(database.orm, teamId)
      if (!service || isRecoveredSince(await identity.standingOf(service.savedBy), service.savedAt))
        throw apiError('check/no-service')
      const { urlTemplate, headerName, mappings, referencePointer } = service
      const provider = httpProvider(
        {
          urlTemplate,
          headerName,
          mappings,
          referencePointer: referencePointer ?? undefined,
          secret: secretOf(service, sealer),
        },
        getJson,
      )
      const { userId } = call.caller
      return describeChecks(await lookUp({ teamId, userId, service, provider, numbers, isFresh }))
    },
    getService: async ({ context: { call }, input: { teamId } }) => {
      const { member } = call
      const service = await findLookUpService(database.orm, teamId)
      if (!service) return null
      const { urlTemplate, ...others } = describeService(service)
      return { ...others, ...(may(member, 'checks.manage') && { urlTemplate }) }
    },
    saveService: ({ context: { call }, input }) => saveService(parts, call.change, call.member, input),
    removeService: async ({ context: { call }, input: { teamId } }) => {
      const { caller, change } = call
      await deleteLookUpService(change.tx, teamId)
      await bumpRevisions(change.tx, parts, teamId, { settings: lookUpServiceSetting }, caller.userId)
      await change.record({
        teamId,
        entity: 'setting',
        entityId: lookUpServiceSetting,
        after: { isSet: false },
      })
      return null
    },
  }
}
