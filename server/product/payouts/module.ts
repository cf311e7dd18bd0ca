import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'
import type { RecordPurchase } from '../quotes/deals/paid-device.ts'
import { payoutEndpoints } from './endpoints.ts'
import { removeOldFiles } from './payout-store.ts'
import * as schema from './schema.ts'

export function payoutModule(
  parts: ProductParts,
  { outside: { sealer } }: Pick<ProductTools, 'outside'>,
  recordPurchase: RecordPurchase,
) {
  return {
    tables: [schema],
    archived: {
      'payout-accounts': schema.payoutAccounts,
      'payout-files': schema.payoutFiles,
      payouts: schema.payouts,
    },
    calls: { payouts: payoutEndpoints({ ...parts, sealer, recordPurchase }) },
    cleanup: [() => removeOldFiles(parts.database.orm, parts.now())],
  } satisfies ProductModule
}
