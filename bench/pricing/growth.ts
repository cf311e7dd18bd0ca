import { tradeIn, usual, type CatalogSize } from './catalog.ts'
import { ready } from './engine.ts'
import { type Contender, keptBytes, onceMs, race } from '../measure.ts'
import { requestsFor } from './requests.ts'

export interface Grown {
  readonly size: CatalogSize
  readonly cpuUs: number
  /** Answers that a request gives, on average. */
  readonly answers: number
}

/** Full trace, as questions grow from 4 to 256 and models from 60 to 10,000. */
export async function grow(): Promise<{
  readonly byQuestions: readonly Grown[]
  readonly byModels: readonly Grown[]
}> {
  const byQuestions = [4, 16, 64, 256].map((questions) => ({ ...usual, questions }))
  const byModels = [60, 600, 10_000].map((models) => ({ ...usual, models }))
  return { byQuestions: await grownBy(byQuestions), byModels: await grownBy(byModels) }
}

async function grownBy(sizes: readonly CatalogSize[]): Promise<readonly Grown[]> {
  const prepared = sizes.map((size) => {
    const catalog = tradeIn(size)
    const { withTrace } = ready(catalog)
    const requests = requestsFor(catalog, 1000, 3)
    const contender: Contender = {
      name: `${size.models} x ${size.questions}`,
      work: (at) => withTrace(requests[at % requests.length]!), // the index is within the requests
    }
    const answers = requests.reduce((total, request) => total + Object.keys(request.answers).length, 0)
    return { size, contender, answers: answers / requests.length }
  })
  const measured = await race(
    prepared.map(({ contender }) => contender),
    { rounds: 9, roundMs: 60 },
  )
  return prepared.map(({ size, answers }, at) => ({ size, answers, cpuUs: measured[at]?.cpuUs ?? 0 }))
}

export interface Compiled {
  readonly size: CatalogSize
  readonly compileMs: number
  readonly keptBytes: number
}

/** How long a catalog takes to be made ready, and what of it stays in memory beside the catalog itself. */
export function compiled(models: number): Compiled {
  const size = { ...usual, models }
  const [sample] = requestsFor(tradeIn(size), 1, 4)
  const useFirst = (catalog = tradeIn(size)) => ready(catalog).withTrace(sample!) // one was asked for
  useFirst()
  const fresh = Array.from({ length: 7 }, () => tradeIn(size))
  const compileMs = onceMs(() => useFirst(fresh.pop()), fresh.length)
  // Many small ones, as other garbage would hide one.
  const catalogs = Array.from({ length: Math.ceil(5000 / models) }, () => tradeIn(size))
  const makers = catalogs.map((catalog) => () => {
    const made = ready(catalog)
    made.withTrace(sample!) // as above
    return made
  })
  return { size, compileMs, keptBytes: keptBytes(makers) }
}
