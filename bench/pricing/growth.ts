import { tradeIn, usual, type CatalogSize } from './catalog.ts'
import { compile } from './engine.ts'
import { type Contender, retainedBytes, onceMs, race } from '../measure.ts'
import { requestsFor } from './requests.ts'

export interface Grown {
  readonly size: CatalogSize
  readonly cpuUs: number
  /** Average number of answers per request. */
  readonly answers: number
}

/** Measures pricing with trace, for 4 to 256 questions and for 60 to 10,000 models. */
export async function measureGrowth(): Promise<{
  readonly byQuestions: readonly Grown[]
  readonly byModels: readonly Grown[]
}> {
  const byQuestions = [4, 16, 64, 256].map((questions) => ({ ...usual, questions }))
  const byModels = [60, 600, 10_000].map((models) => ({ ...usual, models }))
  return { byQuestions: await measureSizes(byQuestions), byModels: await measureSizes(byModels) }
}

async function measureSizes(sizes: readonly CatalogSize[]): Promise<readonly Grown[]> {
  const prepared = sizes.map((size) => {
    const catalog = tradeIn(size)
    const { withTrace } = compile(catalog)
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

export interface CompileCost {
  readonly size: CatalogSize
  readonly compileMs: number
  readonly retainedBytes: number
}

/** Measures compiling a catalog, and the memory of the compiled form in addition to the catalog. */
export function measureCompile(models: number): CompileCost {
  const size = { ...usual, models }
  const [sample] = requestsFor(tradeIn(size), 1, 4)
  const useFirst = (catalog = tradeIn(size)) => compile(catalog).withTrace(sample!) // requestsFor returned one request
  useFirst()
  const fresh = Array.from({ length: 7 }, () => tradeIn(size))
  const compileMs = onceMs(() => useFirst(fresh.pop()), fresh.length)
  // Several small catalogs, since the memory of one would vanish among other garbage.
  const catalogs = Array.from({ length: Math.ceil(5000 / models) }, () => tradeIn(size))
  const makers = catalogs.map((catalog) => () => {
    const made = compile(catalog)
    made.withTrace(sample!) // as above
    return made
  })
  return { size, compileMs, retainedBytes: retainedBytes(makers) }
}
