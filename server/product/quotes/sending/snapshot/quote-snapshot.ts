import {
  type CatalogDocument,
  type PublicLine,
  roleOf,
  termsIn,
  textIn,
  traceLabels,
} from '@costard/contract'
import {
  isOnMargin,
  paidInCash,
  type PricingContext,
  priceRequestFor,
  restsToRound,
  roundingOfLine,
  type TotalRounding,
} from '@costard/quotes'
import { customerTrace, price, type PriceResult, type Question, type TraceStep } from '@costard/pricing'
import type { Transaction } from '#database'
import { getCatalogs } from '../../../catalogs/get-catalogs.ts'
import type { QuoteSnapshot } from '../../schema.ts'
import { describeLine, type LineRow, type WholeLine } from '../../lines/line-store.ts'
import { linePages } from '../../lines/read-lines.ts'
import { findShop, type ShopRow } from '../../../teams/shop-details/shop-store.ts'
import { colourOf } from './line-colour.ts'
import { conditionOf, isSignedOut } from './line-condition.ts'
import type { TeamRow } from '../../../teams/team-store.ts'
import { answerText } from './answer-text.ts'
import { customerWording } from './customer-wording.ts'
import type { QuoteRow } from '../../quote-store.ts'
import { silhouetteOf } from './silhouette.ts'

/**
 * Returns everything that the customer sees of a quote, including texts, so that later catalog changes do not
 * affect it. first: the first page of its lines, if already read.
 */
export async function snapshotOf(
  tx: Transaction,
  team: TeamRow,
  quote: QuoteRow,
  first?: readonly LineRow[],
): Promise<QuoteSnapshot> {
  const lines: PublicLine[] = []
  // A single line is the total: each of its prices is rounded like the total.
  const rounding = roundingOfLine(quote.lineCount, quote)
  for await (const page of linePages(tx, quote, first)) {
    const catalogOf = await getCatalogs(tx, quote.teamId, page)
    for (const row of page) {
      // Priced with the date and tax scheme of the stored price, which offers must match: the team may have
      // another scheme now.
      const marginScheme = isOnMargin(row.result)
      const pricing = { team: { ...team, marginScheme }, customer: quote.customer, today: row.pricedOn }
      lines.push(publicLine(pricing, catalogOf(row), describeLine(row), { ...quote, rounding }))
    }
  }
  const customer = { kind: 'private' as const, name: '', ...quote.customer, id: quote.customerId }
  const terms = termsFor(quote.language, team, await findShop(tx, team.teamId))
  return { teamName: team.name, country: team.country, customer, lines, ...(terms && { terms }) }
}

function termsFor(
  language: string,
  team: TeamRow,
  shop: ShopRow | undefined,
): QuoteSnapshot['terms'] | undefined {
  if (!shop?.termsSince) return undefined
  const { terms, termsVersion: version, termsSince } = shop
  const text = termsIn(terms, language, team.language)
  return text === undefined ? undefined : { version, since: termsSince.toISOString(), text }
}

function publicLine(
  pricing: PricingContext,
  { pricing: catalog, wording: staffWording }: CatalogDocument,
  line: WholeLine,
  {
    language,
    letCustomerChoose,
    taxRounding,
    rounding,
  }: Pick<QuoteRow, 'language' | 'letCustomerChoose' | 'taxRounding'> & { readonly rounding: TotalRounding },
): PublicLine {
  const { result, device } = line
  const wording = customerWording(staffWording)
  const propositionKey = result.propositionKey ?? ''
  const offered = result.propositions.filter(
    (one) => one.available && (letCustomerChoose || one.key === propositionKey),
  )
  // Net amount of the line with a proposition, including services and tax.
  const pricedWith = (propositionKey: string, options: readonly string[]): PriceResult =>
    price(catalog, priceRequestFor(catalog, pricing, line, { propositionKey, options }))
  const amountOf = ({ netMinor, trace, tax }: PriceResult) => {
    const shown = { netMinor, tax, trace: shownTrace(trace, isOnMargin(result)) }
    const taxRests = [...restsToRound({ tax }, { taxRounding })]
    return {
      ...paidInCash(shown, { kind: line.kind, ...rounding }),
      ...(taxRests.length > 0 && { taxRests }),
    }
  }
  const options = availableOptions(line, (keys) => pricedWith(propositionKey, keys))
  const combinations = combinationsOf(options)
  const offers = offered.map(({ key }) => {
    const words = wording.propositions[key]
    return {
      propositionKey: key,
      name: textIn(language, words?.name),
      ...(words?.phrase && { phrase: textIn(language, words.phrase) }),
      description: textIn(language, words?.description) || null,
      ...amountOf(pricedWith(key, [])),
      ...(options.length > 0 && {
        withOptions: combinations.map((keys) => {
          const priced = pricedWith(key, keys)
          return hasAll(priced, keys) ? amountOf(priced) : null
        }),
      }),
    }
  })
  const colour = line.kind === 'buy' ? colourOf(catalog, wording, line, language) : undefined
  return {
    id: line.id,
    kind: line.kind,
    deviceName: device.name,
    quantity: line.quantity,
    variantLabel: line.variantLabel,
    silhouette: silhouetteOf(device.key),
    imei: device.imei ?? null,
    serial: device.serial ?? null,
    ...(line.kind === 'buy' && {
      condition: conditionOf(catalog, wording, line, language),
      ...(colour !== undefined && { colour }),
      isSignedOut: isSignedOut(line),
    }),
    facts: factsOf(catalog.questions, wording, line, language),
    services: result.services.map(({ key, amountMinor, direction }) => ({
      name: textIn(language, wording.services[key]?.name),
      amountMinor,
      direction,
    })),
    offers,
    propositionKey,
    ...(options.length > 0 && {
      options: options.map((key) => ({
        key,
        name: textIn(language, wording.services[key]?.name),
        description: textIn(language, wording.services[key]?.description) || null,
      })),
    }),
    ...(line.isOptional && { isOptional: true }),
    ...(line.choiceGroup !== undefined && { choiceGroup: line.choiceGroup }),
    ...(isOnMargin(result) && { isOnMargin: true }),
    labels: labelsFor(
      offers.flatMap(({ trace, withOptions: priced = [] }) => [
        ...trace,
        ...priced.flatMap((one) => one?.trace ?? []),
      ]),
      traceLabels(wording, language),
    ),
    mayMoveMinor: mayMove(result),
  }
}

/** Returns the services that the customer can add, alone or with others that they require. */
function availableOptions(
  { services }: WholeLine,
  pricedWith: (keys: readonly string[]) => PriceResult,
): string[] {
  const keys = services.filter(({ isOptional }) => isOptional === true).map(({ key }) => key)
  const possible = combinationsOf(keys).filter((some) => hasAll(pricedWith(some), some))
  return keys.filter((key) => possible.some((some) => some.includes(key)))
}

/** Returns the prices with added services, at the index that is the sum of 2^place of each, less 1. */
function combinationsOf(keys: readonly string[]): string[][] {
  return Array.from({ length: 2 ** keys.length - 1 }, (_, index) =>
    keys.filter((_key, place) => Math.floor((index + 1) / 2 ** place) % 2 === 1),
  )
}

/**
 * True if the result has all services: those that exclude each other, or require a missing one, are left out
 * of it.
 */
function hasAll({ services }: PriceResult, keys: readonly string[]): boolean {
  return keys.every((key) => services.some((service) => service.key === key))
}

/** No tax is shown for a device taxed on its margin, not even the tax in services. */
function shownTrace(trace: readonly TraceStep[], hidesTax: boolean): TraceStep[] {
  return customerTrace(trace).filter(({ scope, delta }) => !(hidesTax && scope === 'tax' && delta === 0))
}

/** The quote shows the better end of a range; returns the distance to the other end. */
function mayMove({ outcome, range, subtotalMinor }: WholeLine['result']): number {
  if (outcome !== 'range' || !range) return 0
  return Math.max(subtotalMinor - range.lowMinor, range.highMinor - subtotalMinor)
}

/** Returns only the labels used in the traces: the wording also has internal texts. */
function labelsFor(
  trace: readonly TraceStep[],
  words: Readonly<Record<string, string>>,
): PublicLine['labels'] {
  const keys = trace.flatMap(({ questionKey, choiceKey, propositionKey, serviceKey, rule }) => [
    `question:${questionKey}`,
    `choice:${questionKey}.${choiceKey}`,
    `proposition:${propositionKey}`,
    `service:${serviceKey}`,
    ...(rule && 'code' in rule ? [`grade:${String(rule.code)}`] : []),
    ...(rule && 'reason' in rule ? [`reason:${String(rule.reason)}`] : []),
  ])
  return Object.fromEntries(keys.flatMap((key) => (words[key] === undefined ? [] : [[key, words[key]]])))
}

/**
 * Returns the questions visible to the customer, with their applicable answers; the question about the owner
 * comes last.
 */
function factsOf(
  questions: readonly Question[],
  wording: CatalogDocument['wording'],
  { answers, result }: WholeLine,
  language: string,
): PublicLine['facts'] {
  const facts: PublicLine['facts'] = []
  const ownership: PublicLine['facts'] = []
  for (const question of questions) {
    const answer = answers[question.key]
    const isHidden = question.visibleTo === 'agent' || result.notApplicable.includes(question.key)
    if (isHidden || answer === undefined || answer === null || answer === '') continue
    const words = wording.questions[question.key]
    const text = answerText(answer, question, words, language)
    const about = roleOf(words) === 'ownership' ? ownership : facts
    if (text !== '') about.push({ question: textIn(language, words?.text), answer: text })
  }
  return [...facts, ...ownership]
}
