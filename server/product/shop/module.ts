import { pictureRoutes } from '../calls/picture-routes.ts'
import { findLogoById } from '../teams/shop-details/logo-store.ts'
import { shopEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function shopModule(parts: ProductParts) {
  const { orm } = parts.database
  return {
    calls: { shop: shopEndpoints(parts) },
    routes: [pictureRoutes('/files/logos', (id) => findLogoById(orm, id))],
  } satisfies ProductModule
}
