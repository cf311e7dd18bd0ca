import { endGivenServices } from './end-given-services.ts'
import * as schema from './schema.ts'
import { deviceCheckEndpoints } from './endpoints.ts'
import type { LookUpParts } from './look-up.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export function deviceCheckModule(
  parts: ProductParts,
  { outside }: ProductTools,
  recordLookUp: LookUpParts['recordLookUp'],
) {
  return {
    tables: [schema],
    givenRights: [endGivenServices],
    calls: { deviceChecks: deviceCheckEndpoints({ ...parts, ...outside, recordLookUp }) },
  } satisfies ProductModule
}
