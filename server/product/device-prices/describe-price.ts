import {
  deviceLimits,
  type DevicePrice,
  type OpenQuestion,
  reasonWords,
  textIn,
  validDaysOf,
} from '@costard/contract'
import { visibleQuestions } from '@costard/pricing'
import { paidInCash, validUntil } from '@costard/quotes'
import { type PricedDevice, written } from './price-device.ts'

type Question = ReturnType<typeof visibleQuestions>[number]

/** Returns a price with the remaining questions. */
export function describePrice(priced: PricedDevice): Omit<DevicePrice, 'reasons'> {
  const { document, answers, result, stands, today, device, team } = priced
  const open = openQuestions(priced)
  const { range } = result
  const netMinor = paidInCash(result, { ...team, kind: document.pricing.kind }).netMinor
  return {
    device,
    kind: document.pricing.kind,
    answers,
    outcome: result.outcome,
    currency: result.currency,
    amount: stands ? written(priced, Math.abs(netMinor)) : null,
    paidBy: stands && netMinor !== 0 ? (netMinor < 0 ? 'team' : 'customer') : null,
    range:
      stands && range
        ? { low: written(priced, range.lowMinor), high: written(priced, range.highMinor) }
        : null,
    questions: open.slice(0, deviceLimits.maxQuestions).map((question) => describe(priced, question)),
    hasMoreQuestions: open.length > deviceLimits.maxQuestions,
    propositions: stands ? propositionsOf(priced) : [],
    services: servicesOf(priced),
    validUntil: validUntil(today, validDaysOf(document, result.propositionKey ?? undefined, team)),
  }
}

/** Returns the reasons for refusing or holding a device, in the words of the catalog. */
export function reasonsOf({ document, result, language }: PricedDevice): string[] {
  const texts = result.reasons.map((reason) => reasonWords(reason, document.wording, language))
  return [...new Set(texts)]
}

/** Photo questions are left out: photos are taken in the shop. */
function openQuestions({ document, request }: PricedDevice): readonly Question[] {
  return visibleQuestions(document.pricing, request).filter(
    ({ key, type }) => type !== 'photo' && (request.answers[key] ?? null) === null,
  )
}

function describe({ document, language }: PricedDevice, question: Question): OpenQuestion {
  const { key, type, required, choices, number } = question
  const wording = document.wording.questions[key]
  return {
    key,
    text: textIn(language, wording?.text) || key,
    type: type === 'photo' ? 'text' : type, // the filter above removes others
    isRequired: required,
    choices: choices
      .filter(({ active }) => active !== false)
      .map((choice) => ({
        key: choice.key,
        label: textIn(language, wording?.choices[choice.key]?.label) || choice.key,
      })),
    number: number ? { min: number.min, max: number.max, unit: number.unit ?? '' } : null,
  }
}

function propositionsOf(priced: PricedDevice): DevicePrice['propositions'] {
  const { document, result, language } = priced
  return result.propositions
    .filter(({ available }) => available)
    .map(({ key, amountMinor }) => ({
      key,
      name: textIn(language, document.wording.propositions[key]?.name) || key,
      amount: written(priced, amountMinor),
      isChosen: key === result.propositionKey,
    }))
}

/** Returns the services, suggested ones first, that fit into the limit. */
function servicesOf({ document, result, request, language }: PricedDevice): DevicePrice['services'] {
  const isChosen = (key: string) => request.services?.some((service) => service.key === key) === true
  return document.pricing.services
    .filter(({ active, bundle }) => active !== false && !bundle)
    .map(({ key }) => ({
      key,
      name: textIn(language, document.wording.services[key]?.name) || key,
      isChosen: isChosen(key),
      isSuggested: result.suggestedServices.includes(key),
    }))
    .toSorted((a, b) => Number(b.isSuggested || b.isChosen) - Number(a.isSuggested || a.isChosen))
    .slice(0, deviceLimits.maxServices)
}
