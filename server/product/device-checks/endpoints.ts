import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { may } from '../access.ts'
import { api, type CallContext } from '../api.ts'
import { apiError } from '../api-error.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import { requireMember } from '../teams/member.ts'
import { describeChecks } from './describe-checks.ts'
import { getJsonWithin } from './get-json.ts'
import { httpProvider } from './http-provider.ts'
import { deleteLookUpService, findLookUpService } from './look-up-service-store.ts'
import { createLookUps } from './look-up.ts'
import {
  describeService,
  lookUpServiceSetting,
  saveService,
  secretOf,
  type ServiceParts,
} from './save-service.ts'

const limits = { timeoutMs: 5_000, maxBytes: 256 * 1024 }

export function deviceCheckEndpoints(
  parts: ProductParts & ServiceParts,
): Router<typeof contract.deviceChecks, CallContext> {
  const { database, sealer, asksPrivateAddresses } = parts
  const getJson = getJsonWithin({ ...limits, asksPrivateAddresses })
  const lookUp = createLookUps(parts)
  return {
    lookUp: api.deviceChecks.lookUp.handler(async ({ context, input }) => {
      const { teamId, isFresh, ...numbers } = input
      const { caller } = await requireMember(parts, context.request, teamId, 'quote.create')
      const service = await findLookUpService(database.orm, teamId)
      if (!service) throw apiError('check/no-service')
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
      const { userId } = caller
      return describeChecks(await lookUp({ teamId, userId, service, provider, numbers, isFresh }))
    }),
    getService: api.deviceChecks.getService.handler(async ({ context, input: { teamId } }) => {
      const { role } = await requireMember(parts, context.request, teamId)
      const service = await findLookUpService(database.orm, teamId)
      if (!service) return null
      const { urlTemplate, ...others } = describeService(service)
      return { ...others, ...(may(role, 'checks.manage') && { urlTemplate }) }
    }),
    saveService: api.deviceChecks.saveService.handler(async ({ context, input: { teamId, ...settings } }) => {
      const member = await requireMember(parts, context.request, teamId, 'checks.manage')
      return saveService(parts, member, settings)
    }),
    removeService: api.deviceChecks.removeService.handler(async ({ context, input: { teamId } }) => {
      const { caller } = await requireMember(parts, context.request, teamId, 'checks.manage')
      await database.transaction(async (tx) => {
        await deleteLookUpService(tx, teamId)
        await bumpRevisions(tx, parts, teamId, { settings: lookUpServiceSetting }, caller.userId)
      })
      return null
    }),
  }
}
