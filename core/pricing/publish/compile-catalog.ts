import type { IsoDate } from '../amounts.ts'
import type { Catalog } from '../catalog.ts'
import { Devices } from '../compile/devices.ts'
import { catalog as catalogGrammar } from '../grammar/catalog-grammar.ts'
import { shapeOf } from '../grammar/shape-of.ts'
import { checkConditions } from './check-conditions.ts'
import { checkKeys } from './check-keys.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkOffers } from './check-offers.ts'
import { checkPrices } from './check-prices.ts'
import { checkQuestions } from './check-questions.ts'
import { checkReachable } from './check-reachable.ts'
import { checkReferences } from './check-references.ts'
import { PublishFindings, type PublishFinding } from './publish-findings.ts'
import { WorkBudget } from './work-budget.ts'
import { prepareCatalog, type Quote, type PreparedCatalog } from '../compute/quote.ts'

/** Findings for a catalog, and its pricing function if there are no errors. */
export interface CompiledCatalog {
  readonly findings: readonly PublishFinding[]
  readonly errors: readonly PublishFinding[]
  readonly warnings: readonly PublishFinding[]
  /** Pricing function; absent if there are errors. Throws PricingError for an invalid request. */
  readonly quote?: Quote
}

const catalogShape = shapeOf(catalogGrammar)

/**
 * Validates any document and compiles it for pricing. Never throws. A tax rate is valid if validFrom is
 * absent or not after `date`; without `date` every rate is valid.
 */
export function compileCatalog(
  document: unknown,
  { date }: { readonly date?: IsoDate } = {},
): CompiledCatalog {
  const findings = new PublishFindings()
  const shapeError = catalogShape(document, '')
  if (shapeError !== undefined) findings.add('invalid-catalog', shapeError)
  const catalog = shapeError === undefined ? (document as Catalog) : undefined // the shape was checked
  const prepared = catalog && check(catalog, findings, date)
  const { all, errors, warnings } = findings
  return { findings: all, errors, warnings, ...(prepared && { quote: prepared.quote }) }
}

/**
 * Budget of the two searches on a catalog: more than 10,000 variants and 500 questions with separate
 * conditions need. About 100 ms each.
 */
export const publishWork = { reachable: 8_000_000, worstCase: 24_000_000 } as const

/** Returns undefined if there are errors. */
function check(
  catalog: Catalog,
  findings: PublishFindings,
  date: IsoDate | undefined,
): PreparedCatalog | undefined {
  const devices = new Devices(catalog)
  checkKeys(catalog, devices, findings)
  checkNumbers(catalog, findings)
  checkReferences(catalog, devices, findings)
  checkQuestions(catalog, findings)
  checkOffers(catalog, findings, date)
  const before = findings.all.length
  checkConditions(catalog, findings)
  if (findings.all.length === before) checkReachable(catalog, findings, new WorkBudget(publishWork.reachable))
  const prepared = findings.errors.length === 0 ? prepareCatalog(catalog, devices) : undefined
  checkPrices(catalog, prepared, findings, new WorkBudget(publishWork.worstCase))
  return prepared
}
