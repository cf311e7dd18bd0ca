import { customerEndpoints } from './endpoints.ts'
import { eraseInactive } from './erase-inactive.ts'
import { customerFileEndpoints } from './files/endpoints.ts'
import { customerRecordEndpoints } from './record-endpoints.ts'
import { deleteDueRecords } from './retained-store.ts'
import { quoteActivityEndpoints } from './timeline/activity-endpoints.ts'
import { customerTimelineEndpoints } from './timeline/endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export function customerRecordModule(parts: ProductParts, { exportSlots }: ProductTools) {
  const { database, now } = parts
  return {
    calls: {
      customers: customerEndpoints(parts, exportSlots),
      customerFiles: customerFileEndpoints(parts),
      customerRecords: customerRecordEndpoints(parts),
      customerTimeline: customerTimelineEndpoints(parts),
      quoteActivity: quoteActivityEndpoints(parts),
    },
    cleanup: [() => deleteDueRecords(database.orm, now())],
    retention: [() => eraseInactive(parts)],
  } satisfies ProductModule
}
