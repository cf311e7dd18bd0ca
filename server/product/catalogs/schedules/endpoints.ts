import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../../api.ts'
import type { ProductParts } from '../../parts.ts'
import type { CatalogChecker } from '../publishing/catalog-checker.ts'
import { removeSchedule } from './remove-schedule.ts'
import { setSchedule } from './set-schedule.ts'

export function catalogScheduleEndpoints(
  parts: ProductParts,
  checker: CatalogChecker,
): Router<typeof contract.catalogSchedules, CallContext> {
  return {
    set: api.catalogSchedules.set.handler(({ context: { call }, input }) =>
      setSchedule(parts, checker, call.record, call.member, input),
    ),
    remove: api.catalogSchedules.remove.handler(({ context: { call }, input }) =>
      removeSchedule(parts, call.change, call.member, input.catalogId),
    ),
  }
}
