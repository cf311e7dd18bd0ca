import type { Catalog } from '../catalog.ts'
import { sortedFindings } from '../finding.ts'
import type { PriceRequest } from '../price-request.ts'
import type { PriceResult } from '../price-result.ts'
import { PricingError } from '../pricing-error.ts'
import { requireSafeAmounts } from '../money/safe-amounts.ts'
import { suggestedServices } from './services/chosen-services.ts'
import { fullLine } from './full-line.ts'
import { hasExtras, noLine, taxDevices } from './line.ts'
import { offersByHand } from './offers/by-hand.ts'
import { chooseOffer, offersFor, offerSteps } from './offers/offers.ts'
import { checkRequest } from './check-request.ts'
import { closedRange, openRange } from './range.ts'
import { readAnswers } from './questions/read-answers.ts'
import { openSteps, reasonsFor, rejectSteps, type Reason } from './reasons.ts'
import type { Profile } from '../compile/effect-table.ts'
import { Devices, type Device } from '../compile/devices.ts'
import { questionnaireFor } from '../compile/questionnaire.ts'
import { tablesOf, type Tables } from '../compile/tables.ts'
import { untaxed } from './tax/tax.ts'
import { TraceWriter } from './trace-writer.ts'
import { gradeOf, valueOf } from './value/value.ts'
import { Workspace } from './workspace.ts'

export interface QuoteOptions {
  /** Write a trace; default true. With false the trace is empty. */
  readonly trace?: boolean
}

export type Quote = (request: PriceRequest, options?: QuoteOptions) => PriceResult

/** Prices one line with a compiled catalog. Throws PricingError for an invalid request. */
export function quoteWith(
  tables: Tables,
  workspace: Workspace,
  request: PriceRequest,
  withTrace: boolean,
): PriceResult {
  const device = getDevice(tables, workspace, request)
  const profile = readRequest(tables, workspace, device, request)
  const { missing } = workspace
  const { variantId, checks, byHand: setByHand, propositionKey } = request

  const trace = withTrace ? new TraceWriter() : null
  const reasons = reasonsFor(tables, workspace, checks)
  const isRejected = reasons.length > 0 && reasons[0]!.outcome === 'reject' // the first reason is the most severe
  const baseMinor = isRejected ? null : device.baseMinor
  const value = baseMinor === null ? 0 : valueOf(tables, workspace, device, baseMinor, trace)
  const isValueNil = value < 0
  const valueMinor = isValueNil ? 0 : value
  let range: PriceResult['range'] = null
  if (baseMinor !== null) {
    range =
      missing.length === 0
        ? closedRange(tables, workspace, device, valueMinor)
        : openRange(tables, workspace, device, baseMinor, profile, request)
  }
  if (trace !== null) {
    if (isRejected) rejectSteps(reasons, trace)
    else if (reasons.length > 0) openSteps(workspace, reasons, trace)
  }

  workspace.facts.subtotalMinor = valueMinor
  const isPriced = device.baseMinor !== null
  const computed = offersFor(tables, workspace, valueMinor, isPriced, isRejected || isValueNil)
  const isRefused = isRejected || (isValueNil && tables.nilHandling === 'refuse')
  const byHand =
    setByHand === undefined ? null : offersByHand(tables, workspace, setByHand, computed, isRefused)
  if (byHand !== null) trace?.plain('value', 'byHand', null, byHand.subtotalMinor - valueMinor)
  const offers = byHand === null ? computed : byHand.offers
  const subtotalMinor = byHand === null ? valueMinor : byHand.subtotalMinor
  const isNil = byHand === null && isValueNil
  const chosen = chooseOffer(tables, workspace, offers, propositionKey, isRejected)
  let line = noLine
  let taxes = untaxed
  if (chosen >= 0) {
    const entry = tables.offers.all[chosen]! // offers and entries have the same indexes
    const offer = offers[chosen]! // as above
    if (trace !== null) offerSteps(entry, offer, subtotalMinor, trace)
    if (hasExtras(request, entry)) {
      line = fullLine(tables, workspace, device, request, entry, offer.amountMinor, trace)
      taxes = line.taxes
    } else taxes = taxDevices(tables, workspace, request, offer.amountMinor, trace)
  }
  const outcome = outcomeOf(tables, workspace, reasons, isPriced || byHand !== null, isNil, chosen >= 0)
  const grade = baseMinor === null ? -1 : gradeOf(tables, workspace)
  const result: PriceResult = {
    outcome,
    currency: tables.currency,
    variantId,
    baseMinor,
    grade: grade < 0 ? null : tables.grades[grade]!.code,
    gradedMinor: baseMinor === null ? null : workspace.sums.gradedMinor,
    subtotalMinor,
    isNil,
    range: byHand === null ? range : null,
    missing,
    notApplicable: workspace.notApplicable,
    defaulted: workspace.defaulted,
    reasons: outcome === 'reject' && !isRejected ? [...reasons, belowMinimum] : reasons,
    propositions: offers,
    propositionKey: chosen < 0 ? null : offers[chosen]!.key,
    services: line.services,
    bundles: line.bundles,
    onRequest: line.onRequest,
    suggestedServices: suggestedServices(tables, workspace),
    adjustmentMinor: line.adjustmentMinor,
    approval: line.approval,
    amountMinor: taxes.amountMinor,
    chargeMinor: taxes.chargeMinor,
    payoutMinor: taxes.payoutMinor,
    netMinor: taxes.chargeMinor - taxes.payoutMinor,
    tax: taxes.tax,
    taxChargeMinor: taxes.taxChargeMinor,
    taxPayoutMinor: taxes.taxPayoutMinor,
    taxInternalMinor: taxes.taxInternalMinor,
    findings: workspace.findings.length > 1 ? sortedFindings(workspace.findings) : workspace.findings,
    trace: trace === null ? noSteps : trace.steps,
  }
  if (!tables.isOverflowSafe || setByHand !== undefined || hasLargeAdjustment(request))
    requireSafeAmounts(result)
  return result
}

/** Loads the request into the workspace. Returns the effects for its device. */
export function readRequest(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  request: PriceRequest,
): Profile {
  if (device.profile === null) {
    device.profile = tables.effects.profileFor(device)
    device.testBits = tables.deviceTests.testBitsOf(device)
  }
  const { profile } = device
  workspace.clear()
  workspace.facts.model = device.model
  workspace.facts.variant = device.variant
  workspace.facts.deviceTestBits = device.testBits
  workspace.facts.customer = request.customer
  if (tables.offers.hasCash) workspace.setCash(request)
  const { answers, phase, audience } = request
  readAnswers(workspace, profile, answers, questionnaireFor(tables.questionnaires, phase, audience))
  return profile
}

export interface PreparedCatalog {
  readonly tables: Tables
  readonly workspace: Workspace
  readonly quote: Quote
}

/** Compiled catalogs, released together with their catalog. */
const prepared = new WeakMap<Catalog, PreparedCatalog>()

/** Returns the compiled catalog, cached. The catalog must be valid. devices: pass them if already built. */
export function prepareCatalog(catalog: Catalog, devices?: Devices): PreparedCatalog {
  const known = prepared.get(catalog)
  if (known) return known
  const tables = tablesOf(catalog, devices ?? new Devices(catalog))
  const workspace = new Workspace(tables)
  const made: PreparedCatalog = {
    tables,
    workspace,
    quote: (request, options) => quoteWith(tables, workspace, request, options?.trace !== false),
  }
  prepared.set(catalog, made)
  return made
}

const noSteps: PriceResult['trace'] = Object.freeze([])

/** Reason for rejecting a device only because its value is nil. */
const belowMinimum: Reason = { outcome: 'reject', reason: 'belowMinimum', curable: false }

/** Validates the request and returns its device. Throws PricingError. */
export function getDevice(tables: Tables, workspace: Workspace, request: PriceRequest): Device {
  const device = tables.devices.find(request.variantId)
  if (device === undefined) throw new PricingError('unknown-variant')
  const { quantity, adjustment, byHand, tax, cashLimitMinor, date } = request
  // most requests differ only in the device and its answers
  if (
    date !== workspace.day ||
    quantity !== undefined ||
    adjustment !== undefined ||
    byHand !== undefined ||
    tax.purchaseMinor !== undefined ||
    cashLimitMinor !== undefined
  ) {
    checkRequest(request, workspace.day)
    workspace.day = date
  }
  return device
}

/** Returns the outcome: the first true condition decides. */
function outcomeOf(
  { nilHandling }: Tables,
  workspace: Workspace,
  reasons: readonly Reason[],
  isPriced: boolean,
  isNil: boolean,
  hasOffer: boolean,
): PriceResult['outcome'] {
  // reasons are sorted by severity
  const mostSevere = reasons.length === 0 ? null : reasons[0]!.outcome
  if (mostSevere === 'reject') return 'reject'
  if (!isPriced) return 'manual'
  if (workspace.missing.length > 0) return 'incomplete'
  // a review reason is shown even for a nil device
  if (mostSevere === 'review') return 'review'
  if (isNil && nilHandling === 'refuse') return 'reject'
  if (!hasOffer) return 'manual'
  if (isNil) return 'nil'
  return mostSevere ?? 'instant'
}

/** True if the adjustment in the request could lead to amounts beyond safe integers. */
function hasLargeAdjustment({ adjustment }: PriceRequest): boolean {
  const most = 2 ** 50
  return adjustment !== undefined && Math.abs(adjustment.amountMinor) > most
}
