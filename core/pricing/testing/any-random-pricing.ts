import fc from 'fast-check'
import type { Answer } from '../pricing.ts'
import type { Pricing } from './any-pricing.ts'
import { randomCatalog } from './random-catalog.ts'
import { completeAnswers, randomRequest } from './random-request.ts'
import { randomFrom } from './random.ts'

/** Catalogs with every kind of question and condition, by seed; a failing property reports the seed. */
export const anyRandomPricing: fc.Arbitrary<Pricing & { readonly complete: Record<string, Answer> }> = fc
  .integer({ min: 1, max: 2 ** 31 - 1 })
  .map((seed) => {
    const random = randomFrom(seed)
    const catalog = randomCatalog(random)
    return {
      catalog,
      request: randomRequest(random, catalog),
      complete: completeAnswers(random, catalog),
      toString: () => `seed ${seed}`,
    }
  })
