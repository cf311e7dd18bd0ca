// The prices of a catalog.
export { ModelsScreen } from '../team/catalogs/catalog/models/models-screen.tsx'
export { ImportPricesScreen } from '../team/catalogs/catalog/models/import/import-prices-screen.tsx'
