import { type NewerPrice, type NewerPrices, type QuoteId, type TeamId, textIn } from '@costard/contract'
import { dayIn, isAllowed, isPriceObstacle } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../../../calls/api-error.ts'
import { findCatalog } from '../../../catalogs/catalog-store.ts'
import type { Member } from '../../../teams/memberships/member.ts'
import { type LineFigures, listTaxedFigures } from '../../lines/line-store.ts'
import { linePages } from '../../lines/read-lines.ts'
import { findQuote } from '../../quote-store.ts'
import { netOf } from './net-of.ts'
import { type NewerLine, pricesWithPublished } from './price-with-published.ts'

/** Returns the prices of a draft with the published versions. Throws quote/not-found, quote/wrong-state. */
export async function getNewerPrices(
  tx: Transaction,
  { team, teamId }: Member,
  quoteId: QuoteId,
  at: Date,
): Promise<NewerPrices> {
  const quote = await findQuote(tx, teamId, quoteId)
  if (!quote) throw apiError('quote/not-found')
  if (!isAllowed('edit', quote.state)) throw apiError('quote/wrong-state', { state: quote.state })
  const price = pricesWithPublished(tx, teamId, {
    team,
    customer: quote.customer,
    today: dayIn(team.timeZone, at),
  })
  const newer: NewerLine[] = []
  for await (const page of linePages(tx, quote)) newer.push(...(await price(page)))
  const isByDocument = [quote.taxRounding, team.taxRounding].includes('document')
  const figures = await listTaxedFigures(tx, quote, { taxRounding: isByDocument ? 'document' : 'line' })
  const pricedAgain = new Map(
    newer.flatMap(({ priced }) => (priced ? [[priced.lineId, { ...priced, taxes: priced.result.tax }]] : [])),
  )
  return {
    rev: quote.rev,
    versions: Object.fromEntries(newer.map(({ line, version }) => [line.catalogId, version])),
    lines: await Promise.all(
      newer.map(async (line) => describe(line, await goneFrom(tx, teamId, team.language, line))),
    ),
    netBeforeMinor: netOf(figures, quote),
    netAfterMinor: netOf(
      figures.map((line) => pricedAgain.get(line.lineId) ?? line),
      team,
    ),
  }
}

/** Returns the keys missing in the published version, with the names of the version that priced the line. */
async function goneFrom(
  tx: Transaction,
  teamId: TeamId,
  language: string,
  { line, gone }: NewerLine,
): Promise<NewerPrice['gone']> {
  if (gone.length === 0) return []
  const wording = (await findCatalog(tx, teamId, line.catalogId, line.catalogVersion))?.document?.wording
  const named = gone.map(({ reason, path, key, question }): NewerPrice['gone'][number] => {
    if (reason === 'unknown-service')
      return { kind: 'service', label: textIn(language, wording?.services[key ?? '']?.name) || (key ?? path) }
    if (reason === 'unknown-proposition')
      return {
        kind: 'proposition',
        label: textIn(language, wording?.propositions[key ?? '']?.name) || (key ?? path),
      }
    const asked = question ?? key ?? ''
    const words = wording?.questions[asked]
    const choice =
      question === undefined ? '' : textIn(language, words?.choices[key ?? '']?.label) || (key ?? '')
    const text = textIn(language, words?.text) || asked
    return { kind: 'answer', label: choice === '' ? text : `${text} ${choice}` }
  })
  return named.filter(({ label }, index) => named.findIndex((one) => one.label === label) === index)
}

function describe({ line, priced }: NewerLine, gone: NewerPrice['gone']): NewerPrice {
  const { lineId, deviceName, variantLabel } = line
  return {
    lineId,
    deviceName,
    variantLabel,
    beforeMinor: netOfLine(line),
    afterMinor: netOfLine(priced ?? line),
    gone,
    isListed: priced !== undefined,
  }
}

/** Returns the amount of a line alone; null if it has none yet. */
function netOfLine({
  chargeMinor,
  payoutMinor,
  obstacle,
}: Pick<LineFigures, 'chargeMinor' | 'payoutMinor' | 'obstacle'>): number | null {
  return isPriceObstacle(obstacle) ? null : chargeMinor - payoutMinor
}
