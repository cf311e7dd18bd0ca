import { taxesForKind, type Team, textIn, unlistedCatalog, unlistedCatalogId } from '@costard/contract'
import type { CounterLine } from '../counter-line.ts'
import type { Coverage } from './coverage.ts'

/**
 * Returns the stand-in catalogs for pricing by hand the devices that no catalog covers; none if all are
 * covered.
 */
export function unlistedCoverages(
  team: Pick<Team, 'currency' | 'taxRateBp' | 'unlistedTaxes'>,
  lines: readonly CounterLine[],
  fitting: readonly Coverage[],
  language: string,
): readonly Coverage[] {
  const covered = new Set(fitting.flatMap((one) => one.covered.map(({ line }) => line.id)))
  const unlisted = lines.filter(({ id }) => !covered.has(id))
  if (unlisted.length === 0) return []
  return (['buy', 'repair', 'sell'] as const).map((kind) => {
    const document = unlistedCatalog(kind, team.currency, taxesForKind(kind, team.unlistedTaxes, team))
    const { pricing, wording } = document
    const [model] = pricing.models
    return {
      id: unlistedCatalogId(kind),
      entry: {
        summary: {
          id: pricing.id,
          name: wording.name,
          kind,
          currency: team.currency,
          version: pricing.version,
          publishedAt: '',
          models: 0,
          questions: 0,
          hasPrices: false,
          samplePrices: false,
        },
        document,
      },
      name: textIn(language, wording.name),
      covered: unlisted.map((line) => ({ line, variants: model?.variants ?? [] })),
      missing: lines.filter(({ id }) => covered.has(id)),
    }
  })
}
