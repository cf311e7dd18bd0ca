import type { Catalog } from '../catalog.ts'
import { sortedFindings } from '../finding.ts'
import { isIsoDate } from '../iso-date.ts'
import type { PriceRequest } from '../price-request.ts'
import type { PriceResult } from '../price-result.ts'
import { PricingError } from '../pricing-error.ts'
import { requireSafeAmounts } from '../money/safe-amounts.ts'
import { suggestedServices } from './chosen-services.ts'
import { closeLine } from './line.ts'
import { chooseOffer, offersFor, offerSteps } from './offers.ts'
import { closedRange, openRange } from './range.ts'
import { readAnswers } from './read-answers.ts'
import { openSteps, reasonsFor, rejectSteps, type Reason } from './reasons.ts'
import type { Profile } from '../compile/effect-table.ts'
import { Devices, type Device } from '../compile/devices.ts'
import { tablesOf, type Tables } from '../compile/tables.ts'
import { TraceWriter } from './trace-writer.ts'
import { gradeOf, valueOf } from './value.ts'
import { Workspace } from './workspace.ts'

export interface QuoteOptions {
  /** Left out: every step is written. Without it the trace is empty. */
  readonly trace?: boolean
}

export type Quote = (request: PriceRequest, options?: QuoteOptions) => PriceResult

/** Prices one line from a catalog made ready. Throws PricingError when the request is impossible. */
export function quoteWith(
  tables: Tables,
  workspace: Workspace,
  request: PriceRequest,
  withTrace: boolean,
): PriceResult {
  const device = getDevice(tables, workspace, request)
  const profile = readRequest(tables, workspace, device, request)

  const trace = withTrace ? new TraceWriter() : null
  const reasons = reasonsFor(tables, workspace, request.checks)
  const isRejected = reasons.length > 0 && reasons[0]!.outcome === 'reject' // the gravest comes first
  const isPriced = device.baseMinor !== null
  const baseMinor = isRejected ? null : device.baseMinor
  const value = baseMinor === null ? 0 : valueOf(tables, workspace, device, baseMinor, trace)
  const isNil = value < 0
  const subtotalMinor = isNil ? 0 : value
  const gradedMinor = workspace.sums.gradedMinor
  let range: PriceResult['range'] = null
  if (baseMinor !== null) {
    range =
      workspace.missing.length === 0
        ? closedRange(tables, workspace, device, subtotalMinor)
        : openRange(tables, workspace, device, baseMinor, profile, request)
  }
  if (trace !== null) {
    if (isRejected) rejectSteps(reasons, trace)
    else if (reasons.length > 0) openSteps(workspace, reasons, trace)
  }

  workspace.facts.subtotalMinor = subtotalMinor
  const offers = offersFor(tables, workspace, subtotalMinor, isPriced, isRejected || isNil)
  const chosen = chooseOffer(tables, workspace, offers, request.propositionKey, isRejected)
  const { line } = workspace
  line.clear()
  if (chosen >= 0) {
    const entry = tables.offers.all[chosen]! // an offer for each entry
    const offer = offers[chosen]! // as above
    if (trace !== null) offerSteps(entry, offer, subtotalMinor, trace)
    closeLine(tables, workspace, device, request, entry, offer.amountMinor, trace)
  }
  const outcome = outcomeOf(tables, workspace, reasons, isPriced, isNil, chosen >= 0)
  if (outcome === 'reject' && !isRejected) reasons.push(belowMinimum)
  const grade = baseMinor === null ? -1 : gradeOf(tables, workspace)
  const result: PriceResult = {
    outcome,
    currency: tables.catalog.currency,
    variantId: request.variantId,
    baseMinor,
    grade: grade < 0 ? null : tables.grades[grade]!.code,
    gradedMinor: baseMinor === null ? null : gradedMinor,
    subtotalMinor,
    isNil,
    range,
    missing: workspace.missing,
    notApplicable: workspace.notApplicable,
    defaulted: workspace.defaulted,
    reasons,
    propositions: offers,
    propositionKey: chosen < 0 ? null : offers[chosen]!.key,
    services: line.services,
    bundles: line.bundles,
    onRequest: line.onRequest,
    suggestedServices: suggestedServices(tables, workspace),
    adjustmentMinor: line.adjustmentMinor,
    approval: line.approval,
    amountMinor: line.amountMinor,
    chargeMinor: line.chargeMinor,
    payoutMinor: line.payoutMinor,
    netMinor: line.chargeMinor - line.payoutMinor,
    tax: line.tax,
    taxChargeMinor: line.taxChargeMinor,
    taxPayoutMinor: line.taxPayoutMinor,
    taxInternalMinor: line.taxInternalMinor,
    findings: workspace.findings.length > 1 ? sortedFindings(workspace.findings) : workspace.findings,
    trace: trace === null ? noSteps : trace.steps,
  }
  if (!tables.staysSafe || bringsMuch(request)) requireSafeAmounts(result)
  return result
}

/** Fills the workspace with what the request says; the effects that speak for its device are given back. */
export function readRequest(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  request: PriceRequest,
): Profile {
  if (device.profile === null) {
    device.profile = tables.effects.profileFor(device)
    device.truths = tables.deviceTests.truthsOf(device)
  }
  const { profile } = device
  workspace.clear()
  workspace.facts.model = device.model
  workspace.facts.variant = device.variant
  workspace.facts.deviceTruths = device.truths
  workspace.facts.customer = request.customer
  readAnswers(tables, workspace, request, profile)
  return profile
}

export interface Ready {
  readonly tables: Tables
  readonly workspace: Workspace
  readonly quote: Quote
}

/** Catalogs made ready; each stays as long as its catalog is held by someone else. */
const ready = new WeakMap<Catalog, Ready>()

/** The quoting function of a catalog that is trusted to be one; with its devices when they are known already. */
export function readyQuote(catalog: Catalog, devices?: Devices): Ready {
  const known = ready.get(catalog)
  if (known) return known
  const tables = tablesOf(catalog, devices ?? new Devices(catalog))
  const workspace = new Workspace(tables)
  const made: Ready = {
    tables,
    workspace,
    quote: (request, options) => quoteWith(tables, workspace, request, options?.trace !== false),
  }
  ready.set(catalog, made)
  return made
}

const noSteps: PriceResult['trace'] = Object.freeze([])

/** Given when a device is refused for its value alone. */
const belowMinimum: Reason = { outcome: 'reject', reason: 'belowMinimum', curable: false }

/** Throws PricingError for a request that cannot be priced at all. */
export function getDevice(tables: Tables, workspace: Workspace, request: PriceRequest): Device {
  const device = tables.devices.find(request.variantId)
  if (device === undefined) throw new PricingError('unknown-variant')
  const { quantity, adjustment, tax, date } = request
  if (quantity !== undefined && !(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999)) {
    throw new PricingError('invalid-quantity')
  }
  if (date !== workspace.day) {
    if (!isIsoDate(date)) throw new PricingError('invalid-date')
    workspace.day = date
  }
  if (adjustment && !Number.isSafeInteger(adjustment.amountMinor))
    throw new PricingError('invalid-adjustment')
  const { purchaseMinor } = tax
  if (purchaseMinor !== undefined && !(Number.isSafeInteger(purchaseMinor) && purchaseMinor >= 0)) {
    throw new PricingError('invalid-purchase')
  }
  return device
}

/** What the answers, the value and the offers amount to; the first that holds. */
function outcomeOf(
  { catalog }: Tables,
  workspace: Workspace,
  reasons: readonly Reason[],
  isPriced: boolean,
  isNil: boolean,
  hasOffer: boolean,
): PriceResult['outcome'] {
  // the reasons stand gravest first
  const gravest = reasons.length === 0 ? null : reasons[0]!.outcome
  if (gravest === 'reject') return 'reject'
  if (!isPriced) return 'manual'
  if (workspace.missing.length > 0) return 'incomplete'
  // a reason to look must be seen even for a worthless device
  if (gravest === 'review') return 'review'
  if (isNil && catalog.nilHandling === 'refuse') return 'reject'
  if (!hasOffer) return 'manual'
  if (isNil) return 'nil'
  return gravest ?? 'instant'
}

/** Whether the request itself could lead an amount out of the safe integers. */
function bringsMuch({ adjustment }: PriceRequest): boolean {
  const most = 2 ** 50
  return adjustment !== undefined && Math.abs(adjustment.amountMinor) > most
}
