import { FileId } from '@costard/contract'
import { dayIn, daysLeft } from '@costard/quotes'
import type { OfferPage } from '@costard/templates'
import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import { listCounterOffers } from '../counter-offers/counter-offer-store.ts'
import { type FileRow, getFile, listFiles } from '../quote-files/quote-file-store.ts'
import { isShown } from './public-quote.ts'
import type { QuoteOfTeam, QuoteRow } from './quote-store.ts'

/** Returns what a customer's page shows besides the quote: new prices after inspections, photos and documents. */
export async function shownWith(
  tx: Transaction,
  { quote, team }: QuoteOfTeam,
  at: Date,
): Promise<Pick<OfferPage, 'counterOffers' | 'files'>> {
  if (!isShown(quote)) return {}
  const today = dayIn(team.timeZone, at)
  const isAccepted = quote.state === 'accepted' || quote.state === 'completed'
  const offers = isAccepted ? await listCounterOffers(tx, quote) : []
  const files = await listFiles(tx, quote)
  return {
    counterOffers: offers.map(({ lineId, state, answerBy, content, answer }) => ({
      lineId,
      // The job ends it some minutes after its last day.
      state: state === 'sent' && today > answerBy ? 'lapsed' : state,
      answerBy,
      daysLeft: daysLeft(answerBy, today),
      answeredAt: answer?.at ?? null,
      content,
    })),
    files: files
      .filter(({ isForCustomer, isEvidence }) => isForCustomer && !isEvidence)
      .map(({ fileId, name, type }) => ({ id: fileId, name, isPhoto: type.startsWith('image/') })),
  }
}

/** Returns a file of a quote that its customer may see. Throws file/not-found. */
export async function getShownFile(
  tx: Transaction,
  quote: QuoteRow,
  id: string | undefined,
): Promise<FileRow> {
  const { data: fileId } = FileId.safeParse(id)
  if (!fileId || !isShown(quote)) throw apiError('file/not-found')
  const file = await getFile(tx, { teamId: quote.teamId, quoteId: quote.quoteId, fileId })
  if (!file.isForCustomer) throw apiError('file/not-found')
  return file
}
