import { pictureRoutes } from '../picture-routes.ts'
import { endGivenRights } from './end-given-rights.ts'
import { accountEndpoints } from './endpoints.ts'
import { findPhoto } from './photo-store.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export function accountModule(parts: ProductParts, { config, exportSlots }: ProductTools) {
  const { orm } = parts.database
  return {
    calls: { account: accountEndpoints(parts, config, exportSlots) },
    routes: [pictureRoutes('/files/photos', (id) => findPhoto(orm, id))],
    handlers: [endGivenRights(parts)],
  } satisfies ProductModule
}
