import { textIn } from '@costard/contract'
import { type Identification, partKindIn } from '@costard/devices'
import { price } from '@costard/pricing'
import type { CatalogChoice } from '../../counter-draft.ts'
import type { CatalogEntry } from '../../use-catalog-documents.ts'
import { variantsFor } from '../../variants-for.ts'

type Match = Identification['hits'][number]

/** A service of a repair catalog for the part that a text names, ready to be set up. */
export interface RepairOffer extends CatalogChoice {
  readonly serviceKey: string
  /** In the language of the reader. */
  readonly serviceName: string
  readonly catalogName: string
}

/**
 * Returns the services of published repair catalogs that are for the part, and are done on this model; the first of
 * each catalog. A catalog with several variants of the model has to be asked first, so it gives none.
 */
export function repairOffers(
  entries: readonly CatalogEntry[],
  part: NonNullable<Identification['madeFor']>,
  { device, narrowed }: Pick<Match, 'device' | 'narrowed'>,
  language: string,
): readonly RepairOffer[] {
  return entries.flatMap(({ summary, document: { pricing, wording } }): readonly RepairOffer[] => {
    if (summary.kind !== 'repair') return []
    const [variant, another] = variantsFor(pricing, { deviceKey: device.key, narrowed, setups: {} })
    if (!variant || another) return []
    const services = pricing.services.filter(({ key, bundle, active }) => {
      const name = wording.services[key]?.name
      return active !== false && !bundle && name !== undefined && namesPart(name, part.kind)
    })
    const offered = services.find(({ key }) => {
      const { findings } = price(pricing, {
        variantId: variant.id,
        answers: {},
        services: [{ key }],
        tax: { regime: 'none' },
        date: '2000-01-01',
      })
      return findings.every(({ path }) => path !== `services.${key}`)
    })
    if (!offered) return []
    return [
      {
        catalogId: pricing.id,
        catalogVersion: pricing.version,
        variantId: variant.id,
        serviceKey: offered.key,
        serviceName: textIn(language, wording.services[offered.key]?.name ?? {}),
        catalogName: textIn(language, summary.name),
      },
    ]
  })
}

/** A service is for a part if its name says so in any of its languages. */
function namesPart(name: Readonly<Record<string, string>>, kind: string): boolean {
  return Object.values(name).some((text) => partKindIn(text) === kind)
}
