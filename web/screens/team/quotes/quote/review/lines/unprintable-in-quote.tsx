import type { Quote } from '@costard/contract'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { printedTextsOfShop } from '../../../../kit/printed-texts-of-shop.ts'
import { UnprintableNote } from '../../../../kit/unprintable-note.tsx'
import { shopQuery } from '../../../../settings/shop-query.ts'
import { useSites } from '../../../../site/sites-query.ts'
import { useTeam } from '../../../../team-context.ts'
import { catalogQuery } from '../../../add/catalog-query.ts'
import { printedTextsOf } from './printed-texts-of.ts'
import type { ReviewFields } from '../review-fields.ts'

/** Warns of texts that the documents of a quote cannot print. name and note: as typed. */
export function UnprintableInQuote({
  quote,
  name,
  note,
}: Pick<ReviewFields, 'name' | 'note'> & { readonly quote: Quote }) {
  const team = useTeam()
  const { data: shop } = useQuery(shopQuery(team.id))
  const { sites } = useSites()
  const catalogs = useSuspenseQueries({
    queries: quote.lines.map(({ catalogId, catalogVersion }) =>
      catalogQuery(team.id, catalogId, catalogVersion),
    ),
    combine: (found) => found.map(({ data }) => data),
  })
  const lines = quote.lines.flatMap((line, at) => printedTextsOf(line, catalogs[at]!)) // one query per line
  const site = sites.find(({ id }) => id === quote.siteId)
  return (
    <UnprintableNote
      texts={[name, note, team.name, ...(shop ? printedTextsOfShop(shop, site) : []), ...lines]}
    />
  )
}
