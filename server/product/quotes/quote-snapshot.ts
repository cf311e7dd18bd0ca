import {
  type CatalogDocument,
  type PricingContext,
  priceRequestFor,
  type PublicLine,
  textIn,
  traceLabels,
} from '@costard/contract'
import { isOnMargin } from '@costard/quotes'
import { customerTrace, price, type Question, type TraceStep } from '@costard/pricing'
import type { Transaction } from '#database'
import { getCatalogs } from '../catalogs/get-catalogs.ts'
import type { QuoteSnapshot } from './schema.ts'
import { describeLine, type WholeLine } from './lines/line-store.ts'
import { linePages } from './lines/read-lines.ts'
import { findShop, type ShopRow } from '../shop/shop-store.ts'
import { conditionOf, isSignedOut } from './line-condition.ts'
import type { TeamRow } from '../teams/team-store.ts'
import { answerText } from './answer-text.ts'
import { customerWording } from './customer-wording.ts'
import type { QuoteRow } from './quote-store.ts'
import { silhouetteOf } from './silhouette.ts'

/** Returns everything the customer sees of a quote, with texts, so later catalog changes do not affect it. */
export async function snapshotOf(tx: Transaction, team: TeamRow, quote: QuoteRow): Promise<QuoteSnapshot> {
  const lines: PublicLine[] = []
  for await (const page of linePages(tx, quote)) {
    const catalogOf = await getCatalogs(tx, quote.teamId, page)
    for (const row of page) {
      // Priced with the date of the line's price: offers must match it.
      // And with its tax: the team may have another scheme by now.
      const marginScheme = isOnMargin(row.result)
      const pricing = { team: { ...team, marginScheme }, customer: quote.customer, today: row.pricedOn }
      lines.push(publicLine(pricing, catalogOf(row), describeLine(row), quote))
    }
  }
  const customer = { kind: 'private' as const, name: '', ...quote.customer, id: quote.customerId }
  const terms = termsIn(quote.language, team, await findShop(tx, team.teamId))
  return { teamName: team.name, country: team.country, customer, lines, ...(terms && { terms }) }
}

/** Returns the terms in the language of the quote, else in one that the team has. */
function termsIn(
  language: string,
  team: TeamRow,
  shop: ShopRow | undefined,
): QuoteSnapshot['terms'] | undefined {
  if (!shop?.termsSince) return undefined
  const { terms, termsVersion: version, termsSince } = shop
  const byLanguage: Readonly<Record<string, string>> = terms
  const text = byLanguage[language] ?? byLanguage[team.language] ?? Object.values(byLanguage)[0]
  return text === undefined ? undefined : { version, since: termsSince.toISOString(), text }
}

function publicLine(
  pricing: PricingContext,
  { pricing: catalog, wording: staffWording }: CatalogDocument,
  line: WholeLine,
  { language, letCustomerChoose }: QuoteRow,
): PublicLine {
  const { result, device } = line
  const wording = customerWording(staffWording)
  const propositionKey = result.propositionKey ?? ''
  const offered = result.propositions.filter(
    (one) => one.available && (letCustomerChoose || one.key === propositionKey),
  )
  const offers = offered.map(({ key }) => {
    // Net amount of the line with this proposition, including services and tax.
    const { netMinor, trace } = price(catalog, priceRequestFor(pricing, { ...line, propositionKey: key }))
    const words = wording.propositions[key]
    return {
      propositionKey: key,
      name: textIn(language, words?.name),
      ...(words?.phrase && { phrase: textIn(language, words.phrase) }),
      description: textIn(language, words?.description) || null,
      netMinor,
      trace: shownTrace(trace, isOnMargin(result)),
    }
  })
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
    ...(isOnMargin(result) && { isOnMargin: true }),
    labels: labelsFor(
      offers.flatMap(({ trace }) => trace),
      traceLabels(wording, language),
    ),
    mayMoveMinor: mayMove(result),
  }
}

/** Beside a device taxed on its margin no tax is shown, not even that contained in services. */
function shownTrace(trace: readonly TraceStep[], hidesTax: boolean): TraceStep[] {
  return customerTrace(trace).filter(({ scope, delta }) => !(hidesTax && scope === 'tax' && delta === 0))
}

/** The quote shows the better end of a range; returns the distance to the other end. */
function mayMove({ outcome, range, subtotalMinor }: WholeLine['result']): number {
  if (outcome !== 'range' || !range) return 0
  return Math.max(subtotalMinor - range.lowMinor, range.highMinor - subtotalMinor)
}

/** Returns only the labels used in the traces: the wording also has texts of internal questions. */
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
  ])
  return Object.fromEntries(keys.flatMap((key) => (words[key] === undefined ? [] : [[key, words[key]]])))
}

/** Returns the questions visible to the customer, with their applicable answers; who owns the device comes last. */
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
    const about = words?.group === 'ownership' ? ownership : facts
    if (text !== '') about.push({ question: textIn(language, words?.text), answer: text })
  }
  return [...facts, ...ownership]
}
