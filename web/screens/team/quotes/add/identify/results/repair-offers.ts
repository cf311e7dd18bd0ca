import { textIn } from '@costard/contract'
import { type Identification, partKindIn } from '@costard/devices'
import { price } from '@costard/pricing'
import type { CatalogChoice } from '../../counter-draft.ts'
import type { CatalogEntry } from '../../use-catalog-documents.ts'
import { variantsFor } from '../../variants-for.ts'

type Match = Identification['hits'][number]

/** A service of a repair catalog for a part named in the text, ready for setup. */
export interface RepairOffer extends CatalogChoice {
  readonly serviceKey: string
  /** In the user's language. */
  readonly serviceName: string
  readonly catalogName: string
}

/**
 * Returns the services of published repair catalogs for this part and model, at most one per catalog. A
 * catalog with several variants of the model returns none, since the variant has to be chosen first.
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

/** True if the name of a service contains the part in any of its languages. */
function namesPart(name: Readonly<Record<string, string>>, kind: string): boolean {
  return Object.values(name).some((text) => partKindIn(text) === kind)
}
