import {
  type CatalogDocument,
  type CatalogId,
  type PublicLine,
  type QuoteLine,
  type TeamId,
  textIn,
  traceLabels,
} from '@costard/contract'
import { silhouetteOf } from './silhouette.ts'
import { customerTrace, price, type Question } from '@costard/pricing'
import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import { findCatalog } from '../catalogs/catalog-store.ts'
import type { QuoteSnapshot } from '../schema.ts'
import type { TeamRow } from '../teams/team-store.ts'
import { type Pricing, requestFor } from './price-line.ts'
import type { QuoteRow } from './quote-store.ts'

/** Everything the customer can read of a quote, in words, so that no later change of a catalog reaches it. */
export async function snapshotOf(
  tx: Transaction,
  team: TeamRow,
  quote: QuoteRow,
  today: string,
): Promise<QuoteSnapshot> {
  const lines: PublicLine[] = []
  for (const line of quote.lines) {
    // Both ids were made as such when the rows were written.
    const document = await findCatalog(
      tx,
      team.teamId as TeamId,
      line.catalogId as CatalogId,
      line.catalogVersion,
    )
    if (!document) throw apiError('catalog/not-found')
    const pricing = { team, customer: quote.customer, today }
    lines.push(publicLine(pricing, document, line, quote))
  }
  return { teamName: team.name, country: team.country, lines }
}

function publicLine(
  pricing: Pricing,
  { pricing: catalog, wording }: CatalogDocument,
  line: QuoteLine,
  { language, letCustomerChoose }: QuoteRow,
): PublicLine {
  const { result, device } = line
  const propositionKey = result.propositionKey ?? ''
  const offered = result.propositions.filter(
    (one) => one.available && (letCustomerChoose || one.key === propositionKey),
  )
  return {
    id: line.id,
    kind: line.kind,
    deviceName: device.name,
    variantLabel: line.variantLabel,
    silhouette: silhouetteOf(device.key),
    imei: device.imei ?? null,
    serial: device.serial ?? null,
    facts: factsOf(catalog.questions, wording, line, language),
    services: result.services.map(({ key, amountMinor, direction }) => ({
      name: textIn(language, wording.services[key]?.name),
      amountMinor,
      direction,
    })),
    offers: offered.map(({ key }) => ({
      propositionKey: key,
      name: textIn(language, wording.propositions[key]?.name),
      description: textIn(language, wording.propositions[key]?.description) || null,
      // What the whole line comes to when it is closed this way, services and tax included.
      netMinor: price(catalog, requestFor(pricing, { ...line, propositionKey: key })).netMinor,
    })),
    propositionKey,
    trace: [...customerTrace(result.trace)],
    labels: traceLabels(wording, language),
  }
}

/** The questions a customer was asked, with the answers that count. */
function factsOf(
  questions: readonly Question[],
  wording: CatalogDocument['wording'],
  { answers, result }: QuoteLine,
  language: string,
): PublicLine['facts'] {
  const facts: PublicLine['facts'] = []
  for (const question of questions) {
    const answer = answers[question.key]
    const isHidden = question.visibleTo === 'agent' || result.notApplicable.includes(question.key)
    if (isHidden || answer === undefined || answer === null || answer === '') continue
    const words = wording.questions[question.key]
    const wordOf = (choice: string) => textIn(language, words?.choices[choice]?.label) || choice
    const said = Array.isArray(answer) ? answer.map(wordOf).join(', ') : oneAnswer(answer, question, wordOf)
    if (said !== '') facts.push({ question: textIn(language, words?.text), answer: said })
  }
  return facts
}

function oneAnswer(answer: unknown, { type, number }: Question, wordOf: (choice: string) => string): string {
  if (type === 'number') return number?.unit ? `${String(answer)} ${number.unit}` : String(answer)
  return type === 'single' || type === 'boolean' ? wordOf(String(answer)) : String(answer)
}
