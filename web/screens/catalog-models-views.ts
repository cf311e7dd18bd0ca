// The prices of a catalog.
export { ModelsScreen } from './team/catalogs/catalog/models/models-screen.tsx'
