import {
  type Answers,
  type CatalogDocument,
  type CatalogId,
  type QuoteId,
  type SampleQuote,
  type Samples,
  textIn,
  traceLabels,
  validDaysOf,
} from '@costard/contract'
import { findDevice, variantLabel } from '@costard/devices'
import { diffAnswers, explain, price, type PriceRequest } from '@costard/pricing'
import { dayIn, validUntil, priceRequestFor } from '@costard/quotes'
import { starterCatalogs } from '../catalogs/starter/starter-catalogs.ts'
import type { TeamRow } from '../teams/team-store.ts'
import { allFine, type SampleCase, sampleCases } from './sample-cases.ts'
import { sampleCustomers, sampleKeys } from './sample-customers.ts'

type Place = Pick<
  TeamRow,
  | 'country'
  | 'currency'
  | 'cashLimitMinor'
  | 'validDays'
  | 'language'
  | 'taxRateBp'
  | 'taxRegime'
  | 'timeZone'
  | 'createdBy'
>

/** Returns examples at the sample prices of the team's country, in its language. Nothing is stored. */
export function makeSamples(team: Place, now: Date): Samples {
  const document = tradeInOf(team)
  const { language, currency } = team
  return {
    currency,
    customers: sampleKeys.map((key) => {
      const { name, ...others } = sampleCustomers[key]
      const quotes = sampleCases.filter(({ customer }) => customer === key).length
      return { ...others, name: textIn(language, name), quotes }
    }),
    quotes: sampleCases.map((sample, index) => makeQuote(team, document, { sample, index, now })),
    widget: {
      name: textIn(language, widgetName),
      catalogName: textIn(language, document.wording.name),
    },
  }
}

const widgetName = {
  en: 'What is it worth?',
  fr: 'Combien vaut-il ?',
  de: 'Was ist es wert?',
  es: '¿Cuánto vale?',
}

/** Sample catalogs, cached by the inputs of their prices: some dozens. Changes by the team do not matter. */
const documents = new Map<string, CatalogDocument>()

function tradeInOf({ currency, taxRateBp }: Place): CatalogDocument {
  const key = `${currency} ${taxRateBp}`
  const known = documents.get(key)
  if (known) return known
  const newId = () => 'sample00000000000000' as CatalogId
  const document = starterCatalogs({ currency, taxRateBp, newId }).find(
    ({ pricing }) => pricing.kind === 'buy',
  )
  if (!document) throw new Error('the samples have no catalog that buys')
  documents.set(key, document)
  return document
}

function makeQuote(
  team: Place,
  document: CatalogDocument,
  { sample, index, now }: { readonly sample: SampleCase; readonly index: number; readonly now: Date },
): SampleQuote {
  const { pricing, wording } = document
  const validDays = validDaysOf(document, undefined, team)
  const { variantId, state, customer } = sample
  const createdAt = new Date(now.getTime() - sample.createdDays * 86_400_000)
  const today = dayIn(team.timeZone, createdAt)
  const context = { team: { ...team, marginScheme: false }, customer: null, today }
  const answers = { ...allFine, ...sample.said }
  const line = { variantId, device: {}, answers, services: [], quantity: 1, checks: [] }
  const request = priceRequestFor(pricing, context, line)
  const result = price(pricing, request)
  const model = pricing.models.find(({ variants }) => variants.some(({ id }) => id === variantId))
  const variant = model?.variants.find(({ id }) => id === variantId)
  const device = model?.deviceKey === undefined ? undefined : findDevice(model.deviceKey)
  const locale = `${team.language}-${team.country}`
  const labels = traceLabels(wording, team.language)
  const found = sample.found && findings(team, document, request, sample.found)
  return {
    quote: {
      id: `sample00000000000${String(index).padStart(3, '0')}` as QuoteId,
      number: `S-${sampleCases.length - index}`,
      isTrial: false,
      rev: 1,
      state,
      isViewed: sample.isViewed === true,
      hasCounterOffer: found !== undefined,
      title: device?.name ?? variantId,
      variantLabel: variant ? variantLabel(variant.attributes, 'en') : '',
      silhouette: device?.silhouette ?? 'iphone',
      moreDevices: 0,
      kind: 'buy',
      customerName: textIn(team.language, sampleCustomers[customer].name),
      currency: team.currency,
      netMinor: result.netMinor,
      totalKind: 'exact',
      obstacles: [],
      delivery: null,
      declineReason: state === 'declined' ? 'price' : null,
      validDays,
      validUntil: validUntil(today, validDays),
      createdBy: team.createdBy,
      assignedTo: null,
      assistant: null,
      archivedAt: null,
      createdAt: createdAt.toISOString(),
      questionsOpen: 0,
      siteId: null,
      updatedAt: createdAt.toISOString(),
    },
    receipt: explain(result.trace, locale, { currency: team.currency, labels }).map(
      ({ title, detail, kind, minor }) => ({
        title,
        ...(detail !== undefined && { detail }),
        kind,
        minor,
      }),
    ),
    found: found ?? null,
  }
}

function findings(
  { language }: Place,
  { pricing, wording }: CatalogDocument,
  request: PriceRequest,
  found: Answers,
): NonNullable<SampleQuote['found']> {
  const diff = diffAnswers(pricing, request, {
    ...request,
    phase: 'inspection',
    answers: { ...request.answers, ...found },
  })
  const labelOf = (question: string, answer: unknown) =>
    textIn(language, wording.questions[question]?.choices[String(answer)]?.label) || String(answer)
  return {
    before: Math.abs(diff.before.netMinor),
    after: Math.abs(diff.after.netMinor),
    answers: diff.lines.flatMap((line) =>
      line.cause === 'answer'
        ? {
            question: textIn(language, wording.questions[line.questionKey]?.text),
            said: labelOf(line.questionKey, line.before),
            found: labelOf(line.questionKey, line.after),
            deltaMinor: line.deltaMinor,
          }
        : [],
    ),
  }
}
