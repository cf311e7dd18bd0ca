import { type CatalogDocument, type DeviceCheck, priceWithoutCosts, textIn } from '@costard/contract'
import { variantLabel } from '@costard/devices'
import { price, type PriceRequest, type PriceResult, type Question, visibleQuestions } from '@costard/pricing'
import { isAnsweredByQuantity, type PricingContext, priceRequestFor } from '@costard/quotes'
import { useTeam } from '../../../../team-context.ts'
import { useToday } from '../../../../kit/use-today.ts'
import {
  type CounterDraft,
  customerOf,
  type OfferedAs,
  withChecks,
  withIsFree,
  withNote,
  withOfferedAs,
  withQuantity,
  withSetup,
} from '../../counter-draft.ts'
import { type ChosenSetup, chosenSetupOf, type CounterLine } from '../../counter-line.ts'
import { type ChangeDraft, useCounterDraft } from '../../stored-draft.ts'
import { handPriceOf } from '../price/hand-price-of.ts'
import { purchaseOf } from '../price/purchase-of.ts'
import { withSuggested } from '../answers/with-suggested.ts'
import { releaseOf, withoutHold } from '../price/release-of.ts'
import { type Decisions, lineToPrice } from './line-to-price.ts'
import { type DocumentOf, useLineDocuments } from './use-line-documents.ts'

/**
 * A line of the counter draft as a form: its catalog, answers, price and open questions, with functions that
 * change it.
 */
export interface LineForm {
  readonly device: CounterLine
  /** The catalog version that prices the line. */
  readonly document: CatalogDocument
  readonly variantId: string
  readonly variantLabel: string
  readonly setup: ChosenSetup
  readonly checks: readonly DeviceCheck[]
  readonly request: PriceRequest
  readonly result: PriceResult
  readonly questions: readonly Question[]
  readonly quantity: number
  readonly change: (setup: Parameters<typeof withSetup>[3]) => void
  readonly changeQuantity: (quantity: number) => void
  readonly changeIsFree: (isFree: boolean) => void
  readonly changeNote: (note: string) => void
  readonly choiceGroup: string | undefined
  readonly changeOfferedAs: (offered: OfferedAs) => void
  readonly changeChecks: (change: (checks: readonly DeviceCheck[]) => readonly DeviceCheck[]) => void
}

/** A line of the draft; `line` is undefined if no catalog prices it. */
export interface DraftLine {
  readonly device: CounterLine
  readonly line: LineForm | undefined
}

type PricedFor = PricingContext & { readonly showsCosts: boolean }

/** Returns all lines of the draft in order, with their prices; undefined until their catalogs are loaded. */
export function useLines(): readonly DraftLine[] | undefined {
  const team = useTeam()
  const today = useToday(team.timeZone)
  const [draft, changeDraft] = useCounterDraft()
  const documentOf = useLineDocuments(draft.lines)
  if (!documentOf) return undefined
  const pricedFor = { team, customer: customerOf(draft), today, showsCosts: team.seesCosts }
  return draft.lines.map((device) => ({
    device,
    line: lineOf(device, decisionsOn(draft, device), documentOf, pricedFor, changeDraft),
  }))
}

function decisionsOn(draft: CounterDraft, device: CounterLine): Decisions {
  return {
    release: releaseOf(draft, device),
    handPrice: handPriceOf(draft, device),
    purchase: purchaseOf(draft, device),
  }
}

function lineOf(
  device: CounterLine,
  decisions: Decisions,
  documentOf: DocumentOf,
  pricedFor: PricedFor,
  changeDraft: ChangeDraft,
): LineForm | undefined {
  const document = documentOf(device)
  const setup = chosenSetupOf(device)
  if (!document || !setup) return undefined
  const { pricing } = document
  const { catalogId, variantId } = setup
  const variant = pricing.models.flatMap(({ variants }) => variants).find(({ id }) => id === variantId)
  if (!variant) return undefined
  const line = lineToPrice(device, setup, decisions)
  const request = priceRequestFor(pricing, pricedFor, line)
  const whole = price(pricing, request)
  // The result includes costs only if the server would return them.
  const result = pricedFor.showsCosts ? whole : priceWithoutCosts(whole)
  return {
    device,
    document,
    variantId,
    variantLabel: variantLabel(variant.attributes, 'en'),
    setup,
    checks: device.checks ?? [],
    quantity: line.quantity,
    request,
    result: decisions.release ? withoutHold(result) : result,
    questions: visibleQuestions(pricing, request).filter(
      (question) => !isAnsweredByQuantity(question, device),
    ),
    change: (next) => {
      const { answers } = next
      const suggested =
        answers === setup.answers
          ? undefined
          : price(pricing, priceRequestFor(pricing, pricedFor, line, { answers })).suggestedServices
      const services = suggested
        ? withSuggested(next.services, { before: whole.suggestedServices, now: suggested })
        : next.services
      changeDraft((before) => withSetup(before, device.id, catalogId, { ...next, services }))
    },
    changeQuantity: (next) => changeDraft((before) => withQuantity(before, device.id, next)),
    choiceGroup: device.choiceGroup,
    changeIsFree: (isFree) => changeDraft((before) => withIsFree(before, device.id, isFree)),
    changeNote: (note) => changeDraft((before) => withNote(before, device.id, note)),
    changeOfferedAs: (offered) => changeDraft((before) => withOfferedAs(before, device.id, offered)),
    changeChecks: (change) => changeDraft((before) => withChecks(before, device.id, change)),
  }
}

/** True if the device is rejected, held, or has no price in the catalog, whatever the further answers. */
export function isStopped({ result }: LineForm): boolean {
  return result.outcome === 'reject' || result.outcome === 'manual' || result.outcome === 'review'
}

/** Returns the texts of a question in the user's language. */
export function wordsOf({ wording }: CatalogDocument, question: Question, language: string) {
  const words = wording.questions[question.key]
  return {
    text: textIn(language, words?.text) || question.key,
    help: textIn(language, words?.help),
    choice: (key: string) => textIn(language, words?.choices[key]?.label),
    choiceHelp: (key: string) => textIn(language, words?.choices[key]?.help),
    choiceImage: (key: string) => words?.choices[key]?.image,
  }
}
