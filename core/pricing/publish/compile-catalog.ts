import type { IsoDate } from '../amounts.ts'
import type { Catalog } from '../catalog.ts'
import { Devices } from '../compile/devices.ts'
import { catalogShape } from './catalog-shape.ts'
import { checkConditions } from './check-conditions.ts'
import { checkKeys } from './check-keys.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkOffers } from './check-offers.ts'
import { checkPrices } from './check-prices.ts'
import { checkQuestions } from './check-questions.ts'
import { checkReachable } from './check-reachable.ts'
import { checkReferences } from './check-references.ts'
import { PublishFindings, type PublishFinding } from './publish-findings.ts'
import { readyQuote, type Quote, type Ready } from '../compute/quote.ts'

/** A catalog with everything there is to say about it, and its prices if nothing is wrong. */
export interface CompiledCatalog {
  readonly findings: readonly PublishFinding[]
  readonly errors: readonly PublishFinding[]
  readonly warnings: readonly PublishFinding[]
  /** Absent when there are errors. Throws PricingError when a request is impossible. */
  readonly quote?: Quote
}

/**
 * Checks a document once, whatever it is, and makes its prices ready. Never throws. A tax rate counts as begun
 * when it has no first day or one up to `date`; without `date` every rate does.
 */
export function compileCatalog(
  document: unknown,
  { date }: { readonly date?: IsoDate } = {},
): CompiledCatalog {
  const findings = new PublishFindings()
  const misfit = catalogShape(document, '')
  if (misfit !== undefined) findings.add('invalid-catalog', misfit)
  const catalog = misfit === undefined ? (document as Catalog) : undefined // its shape was checked
  const ready = catalog && check(catalog, findings, date)
  const { all, errors, warnings } = findings
  return { findings: all, errors, warnings, ...(ready && { quote: ready.quote }) }
}

/** Ready to price unless there are errors. */
function check(catalog: Catalog, findings: PublishFindings, date: IsoDate | undefined): Ready | undefined {
  const devices = new Devices(catalog)
  checkKeys(catalog, devices, findings)
  checkNumbers(catalog, findings)
  checkReferences(catalog, devices, findings)
  checkQuestions(catalog, findings)
  checkOffers(catalog, findings, date)
  const before = findings.all.length
  checkConditions(catalog, findings)
  if (findings.all.length === before) checkReachable(catalog, findings)
  const ready = findings.errors.length === 0 ? readyQuote(catalog, devices) : undefined
  checkPrices(catalog, ready, findings)
  return ready
}
