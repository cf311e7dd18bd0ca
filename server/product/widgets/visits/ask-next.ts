import { type AskedQuestion, choicePicturePath, type Said, textIn, widgetLimits } from '@costard/contract'
import {
  possibleQuestions,
  PricingError,
  price,
  type PriceRequest,
  type PriceResult,
  questionsIn,
  visibleQuestions,
} from '@costard/pricing'
import { isAnsweredByQuantity, type Line, priceRequestFor } from '@costard/quotes'
import { withKnownKeys } from '../../catalogs/with-known-keys.ts'
import { apiError } from '../../calls/api-error.ts'
import type { OpenVisit } from './open-visit.ts'

type Question = OpenVisit['document']['pricing']['questions'][number]
type AboutDevice = Pick<Said, 'variantId' | 'answers' | 'unsure'> & {
  readonly propositionKey?: string | undefined
}

/**
 * Returns the next unanswered question that is not left to a member, and the following ones that do not
 * depend on a missing answer.
 */
export function askNext(
  visit: OpenVisit,
  said: AboutDevice,
): {
  readonly question: AskedQuestion | null
  readonly ahead: AskedQuestion[]
  readonly at: number
  readonly total: number
  readonly mayBeFewer: boolean
} {
  const questions = questionsFor(visit, said)
  const isOpen = (key: string) => !(key in said.answers) && !said.unsure.includes(key)
  const open = questions.filter(({ key }) => isOpen(key))
  const request = requestFor(visit, said)
  const most = possibleQuestions(visit.document.pricing, request, isOpen).filter(isForVisitors).length
  const [question] = open
  return {
    question: question ? describe(visit, question) : null,
    ahead: question ? aheadOf(visit, question, open).map((one) => describe(visit, one)) : [],
    at: question ? questions.indexOf(question) + 1 : questions.length,
    total: most,
    mayBeFewer: most > questions.length,
  }
}

/** open: questions for the current answers, in order. */
function aheadOf({ document }: OpenVisit, asked: Question, open: readonly Question[]): readonly Question[] {
  const missing = new Set([asked.key])
  const { questions } = document.pricing
  for (const question of questions.slice(questions.indexOf(asked) + 1)) {
    if (missing.size > widgetLimits.maxAhead) break
    if (questionsIn(question.conditions).some((key) => missing.has(key))) break
    if (open.includes(question)) missing.add(question.key)
  }
  return open.filter(({ key }) => key !== asked.key && missing.has(key))
}

/** Returns the price of the current answers. Throws quote/variant-unknown, quote/line-invalid. */
export function priceFor(visit: OpenVisit, said: AboutDevice): PriceResult {
  return orInvalid(() => price(visit.document.pricing, requestFor(visit, said)))
}

/**
 * Returns the questions for a visitor, with these answers, about one device. Photos are taken in the shop.
 */
function questionsFor(visit: OpenVisit, said: AboutDevice): readonly Question[] {
  return orInvalid(() => visibleQuestions(visit.document.pricing, requestFor(visit, said))).filter(
    isForVisitors,
  )
}

function isForVisitors(question: Question): boolean {
  return question.type !== 'photo' && !isAnsweredByQuantity(question, oneDevice.device)
}

const oneDevice = { device: {}, checks: [], services: [], quantity: 1 }

/** Returns a line with a visitor's answers. */
export function saidLine({ variantId, answers, propositionKey }: AboutDevice): Line {
  return { ...oneDevice, variantId, answers, propositionKey }
}

function requestFor({ team, today, document, language }: OpenVisit, said: AboutDevice): PriceRequest {
  const { variantId } = said
  const isKnown = document.pricing.models.some((model) => model.variants.some(({ id }) => id === variantId))
  if (!isKnown) throw apiError('quote/variant-unknown', { variantId })
  const keyed = withKnownKeys(document, said, { path: '', language })
  requireKnownUnsure(document.pricing, said.unsure)
  const context = { team, customer: { kind: 'private' as const }, today, audience: 'customer' as const }
  return priceRequestFor(document.pricing, context, saidLine(keyed))
}

function requireKnownUnsure(
  { questions }: OpenVisit['document']['pricing'],
  unsure: AboutDevice['unsure'],
): void {
  for (const [index, key] of unsure.entries()) {
    if (!questions.some((question) => question.key === key && question.active !== false))
      throw apiError('quote/line-invalid', { reason: 'unknown-question', path: `unsure.${index}`, key })
  }
}

function orInvalid<Result>(compute: () => Result): Result {
  try {
    return compute()
  } catch (error) {
    if (error instanceof PricingError) throw apiError('quote/line-invalid', { reason: error.code })
    throw error
  }
}

function describe({ document, language }: OpenVisit, question: Question): AskedQuestion {
  const wording = document.wording.questions[question.key]
  const texts = (key: string) => {
    const choice = wording?.choices[key]
    return {
      key,
      label: textIn(language, choice?.customerLabel ?? choice?.label) || key,
      help: textIn(language, choice?.help),
      image: choice?.image === undefined ? null : choicePicturePath(choice.image),
      exclusive: question.choices.some((one) => one.key === key && one.exclusive === true),
    }
  }
  const keys =
    question.type === 'boolean'
      ? ['true', 'false']
      : question.choices.filter(({ active }) => active !== false).map(({ key }) => key)
  const { number } = question
  return {
    key: question.key,
    type: question.type === 'photo' ? 'text' : question.type,
    text: textIn(language, wording?.customerText ?? wording?.text),
    help: textIn(language, wording?.help),
    choices: keys.map(texts),
    number: number ? { min: number.min, max: number.max, unit: number.unit ?? '' } : null,
    required: question.required,
  }
}
