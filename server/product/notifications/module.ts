import { notificationEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function notificationModule(parts: ProductParts) {
  return { calls: { notifications: notificationEndpoints(parts) } } satisfies ProductModule
}
