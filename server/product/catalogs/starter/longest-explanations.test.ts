import { expect, test } from 'vitest'
import type { CatalogDocument, CatalogId } from '@costard/contract'
import { traceLabels } from '@costard/contract'
import {
  type Catalog,
  explain,
  type ExplainedStep,
  formatMoney,
  price,
  type PriceResult,
} from '@costard/pricing'
import { bestAnswers } from '#testing'
import { starterCatalogs } from './starter-catalogs.ts'

interface Offer {
  readonly document: CatalogDocument
  readonly title: string
  readonly result: PriceResult
}

const locales = { en: 'en-IE', fr: 'fr-FR', de: 'de-DE', es: 'es-ES' } as const
const offers = longestOffers(10)

for (const [language, locale] of Object.entries(locales)) {
  // To update after an intended change: vitest -u, then read the four files.
  test(`the ten longest explanations of the samples read as before in ${language}`, async () => {
    const written = offers.map((offer) => describeOffer(offer, language, locale)).join('\n')
    await expect(written).toMatchFileSnapshot(`testing/longest-explanations.${language}.txt`)
  })
}

/**
 * Returns the longest traces: for each sample and kind of device, the proposition and answers with the
 * longest trace, then the longest of these.
 */
function longestOffers(count: number): Offer[] {
  const found: Offer[] = []
  for (const document of starterCatalogs({
    currency: 'EUR',
    taxRateBp: 2300,
    newId: () => 'Catalog0000000000000' as CatalogId,
  })) {
    const { models, propositions } = document.pricing
    const families = new Map(models.map((model) => [model.family, model]))
    for (const { name, variants } of families.values()) {
      const [result] = propositions
        .map(({ key }) => longestTrace(document.pricing, variants[0]?.id ?? '', key))
        .toSorted(byLength)
      if (result) found.push({ document, title: name ?? '', result })
    }
  }
  return found.toSorted((a, b) => byLength(a.result, b.result)).slice(0, count)
}

function byLength(a: PriceResult, b: PriceResult): number {
  return b.trace.length - a.trace.length
}

/** Chooses, question by question, the answer that adds the most steps without refusing the device. */
function longestTrace(pricing: Catalog, variantId: string, propositionKey: string): PriceResult {
  let answers = bestAnswers(pricing, variantId)
  const serviceKeys = pricing.services.map(({ key }) => key)
  const priceOf = (all: typeof answers, services: readonly string[]): PriceResult =>
    price(pricing, {
      variantId,
      answers: all,
      propositionKey,
      services: services.map((key) => ({ key })),
      tax: { regime: 'vat' },
      date: '2026-11-20',
    })
  let services: string[] = []
  let longest = priceOf(answers, services)
  for (const key of serviceKeys) {
    const result = priceOf(answers, [...services, key])
    if (isLonger(result, longest)) [services, longest] = [[...services, key], result]
  }
  for (const { key } of pricing.questions)
    for (const answer of everyAnswer(pricing, key)) {
      const all = { ...answers, [key]: answer }
      const result = priceOf(all, services)
      if (isLonger(result, longest)) [answers, longest] = [all, result]
    }
  return longest
}

function isLonger(result: PriceResult, longest: PriceResult): boolean {
  const isOffer = ['instant', 'range'].includes(result.outcome) && result.missing.length === 0
  return isOffer && result.trace.length > longest.trace.length
}

function everyAnswer(
  { questions, computation }: Catalog,
  key: string,
): (string | string[] | boolean | number)[] {
  const { choices = {}, bands = [] } = computation[key] ?? {}
  const keys = Object.keys(choices)
  const type = questions.find((question) => question.key === key)?.type
  if (type === 'number') return bands.flatMap(({ from }) => (from === undefined ? [] : [from]))
  if (type === 'boolean') return keys.map((choice) => choice === 'true')
  return type === 'multi' ? [keys, ...keys.map((choice) => [choice])] : keys
}

function describeOffer({ document, title, result }: Offer, language: string, locale: string): string {
  const { pricing, wording } = document
  const labels = traceLabels(wording, language)
  const lines = explain(result.trace, locale, { currency: pricing.currency, labels })
  const money = (minor: number): string => formatMoney(minor, pricing.currency, locale)
  const describeLine = ({ title: of, detail, minor, kind }: ExplainedStep): string =>
    `${kind === 'sum' ? '=' : ' '} ${of}${detail === undefined ? '' : ` · ${detail}`}${kind === 'note' || minor === 0 ? '' : `  ${money(minor)}`}`
  return [`# ${wording.name[language]} · ${title}`, ...lines.map(describeLine), ''].join('\n')
}
