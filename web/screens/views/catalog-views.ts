// Layout of a catalog with General and Versions, and the form to add one.
export { SourcesScreen } from '../team/catalogs/sources/sources-screen.tsx'
export { AddCatalogScreen } from '../team/catalogs/add/add-catalog-screen.tsx'
export { CatalogLayout } from '../team/catalogs/catalog/catalog-layout.tsx'
export { GeneralScreen } from '../team/catalogs/catalog/general/general-screen.tsx'
export { VersionsScreen } from '../team/catalogs/catalog/versions/versions-screen.tsx'
