import type { Sealer } from '#secrets'
import type { CatalogChecker } from '../catalogs/publishing/catalog-checker.ts'
import type { ProductParts } from '../parts.ts'

/** Dependencies for reading and changing price sources. */
export interface SourceParts extends ProductParts {
  readonly sealer: Sealer
  readonly asksPrivateAddresses: boolean
  readonly checker: CatalogChecker
}
