import { createReceiver } from '#files'
import { CatalogChecker } from '../catalogs/publishing/catalog-checker.ts'
import { namesIn } from '../rows/find-names.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'
import { endGivenSources } from './end-given-sources.ts'
import { priceSourceEndpoints } from './endpoints.ts'
import { notReachedMail } from './not-reached-mail.ts'
import { readDueSources } from './read-due-sources.ts'
import { readDue } from './reading/read-due.ts'
import * as schema from './schema.ts'

export function priceSourceModule(parts: ProductParts, { config, mailer, outside }: ProductTools) {
  const all = { ...parts, ...outside, checker: new CatalogChecker() }
  const { priceSources } = schema
  return {
    tables: [schema],
    // Archived without the secrets and the files.
    archived: {
      'price-sources': priceSources,
      'price-source-runs': schema.priceSourceRuns,
      'price-hints': schema.priceHints,
      'price-hint-moves': schema.priceHintMoves,
      'hint-rules': schema.hintRules,
    },
    names: {
      priceSource: namesIn(priceSources, {
        ...priceSources,
        id: priceSources.sourceId,
        name: priceSources.name,
      }),
    },
    givenRights: [endGivenSources],
    calls: { priceSources: priceSourceEndpoints(all, createReceiver(config).receive) },
    handlers: [readDue(all), notReachedMail({ ...parts, mailer, config })],
    schedules: [() => readDueSources(all)],
  } satisfies ProductModule
}
