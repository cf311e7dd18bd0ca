import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import type { ProductParts } from '../../parts.ts'
import type { CatalogChecker } from '../publishing/catalog-checker.ts'
import { removeSchedule } from './remove-schedule.ts'
import { setSchedule } from './set-schedule.ts'

export function catalogScheduleEndpoints(
  parts: ProductParts,
  checker: CatalogChecker,
): Answers<typeof contract.catalogSchedules> {
  return {
    set: ({ context: { call }, input }) => setSchedule(parts, checker, call.record, call.member, input),
    remove: ({ context: { call }, input }) =>
      removeSchedule(parts, call.change, call.member, input.catalogId),
  }
}
