import type { CatalogId, CatalogSummary } from '@costard/contract'
import { useNavigate } from 'react-router'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import { useTeam } from '../../team-context.ts'

export type Kind = CatalogSummary['kind']

interface NewCatalog {
  readonly name: string
  readonly start:
    | { readonly from: 'sample' | 'empty'; readonly kind: Kind }
    | { readonly from: 'copy'; readonly catalogId: CatalogId }
  /** Continue with the import of a price list. */
  readonly importsPrices?: boolean
}

/** Adds a catalog and opens it. */
export function useAddCatalog() {
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  return useAction(({ name, start }: NewCatalog) => api.catalogs.add({ teamId, name, start }), {
    rereads: [query.catalogs.listManaged.key()],
    onDone: ({ id }, { importsPrices = false }) =>
      navigate((importsPrices ? paths.importPrices : paths.catalog)(teamId, id), { replace: true }),
  })
}
