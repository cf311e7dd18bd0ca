import { type Catalog, compileCatalog } from '../../core/pricing/pricing.ts'
import { catalogs } from '../../core/pricing/testing/pricing-vectors.ts'
import { onceMs } from '../measure.ts'
import type { Row } from '../table.ts'

const variants = 10_000
const questions = 500

/**
 * Checks catalogs with many variants and questions in this process: with each question depending on the one
 * before it, or on the device.
 */
export function checkRows(): Row[] {
  const chained = catalog((at) => at > 0 && { question: `q${at - 1}`, op: 'eq', value: true })
  const byDevice = catalog((at) => ({ attribute: 'storageGb', op: 'gte', value: at * 20 }))
  return [
    rowOf('each asked after the one before', chained),
    rowOf('each with a test of the device', byDevice),
  ]
}

function rowOf(how: string, document: Catalog): Row {
  const ms = onceMs(() => compileCatalog(document), 5)
  return {
    what: `${variants} variants and ${questions} questions checked, ${how}`,
    measured: `${Math.round(ms)} ms CPU`,
    target: '< 300 ms',
    isMet: ms < 300,
  }
}

function catalog(conditionAt: (at: number) => Catalog['questions'][number]['conditions'] | false): Catalog {
  const [model] = catalogs.trade.models
  const [variant] = model?.variants ?? []
  if (!model || !variant) throw new Error('the catalog of the vectors has no variant')
  const all = Array.from({ length: variants }, (_, at) => ({
    ...variant,
    id: `v${at}`,
    priceMinor: 1_000 + 7 * at,
    attributes: { storageGb: at },
  }))
  return {
    ...catalogs.trade,
    computation: {},
    models: [{ ...model, variants: all }],
    questions: Array.from({ length: questions }, (_, at) => {
      const conditions = conditionAt(at)
      const asked = {
        type: 'boolean',
        required: true,
        visibleTo: 'both',
        phase: 'both',
        choices: [],
      } as const
      return { ...asked, key: `q${at}`, ...(conditions && { conditions }) }
    }),
  }
}
