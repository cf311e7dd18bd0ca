import { deleteOldAsks } from './ask-store.ts'
import { deleteUnusedClients } from './client-store.ts'
import { assistantEndpoints } from './endpoints.ts'
import { deleteEndedGrants } from './grant-store.ts'
import { oauthRoutes } from './oauth-routes.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'
import * as schema from './schema.ts'

export function assistantModule(parts: ProductParts, { config, admit, findAddress, outside }: ProductTools) {
  const { database, now } = parts
  return {
    tables: [schema],
    calls: { assistants: assistantEndpoints(parts, config, outside) },
    routes: [oauthRoutes({ ...parts, config, admit, findAddress })],
    cleanup: [
      () => deleteEndedGrants(database.orm, now()),
      () => deleteUnusedClients(database.orm, now()),
      () => deleteOldAsks(database.orm, now()),
    ],
  } satisfies ProductModule
}
