import * as schema from './schema.ts'
import { pictureRoutes } from '../calls/picture-routes.ts'
import { endGivenRights } from './end-given-rights.ts'
import { accountEndpoints } from './endpoints.ts'
import { findPhoto } from './photo-store.ts'
import type { EndGivenRights } from '../given-rights.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

/**
 * givenRights: rights of other modules that end when the owner of an account's address recovers the account.
 */
export function accountModule(
  parts: ProductParts,
  { config, exportSlots }: ProductTools,
  givenRights: readonly EndGivenRights[],
) {
  const { orm } = parts.database
  return {
    tables: [schema],
    calls: { account: accountEndpoints(parts, config, exportSlots) },
    routes: [pictureRoutes('/files/photos', (id) => findPhoto(orm, id))],
    handlers: [endGivenRights(parts, givenRights)],
  } satisfies ProductModule
}
