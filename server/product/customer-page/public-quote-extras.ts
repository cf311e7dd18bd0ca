import { FileId } from '@costard/contract'
import { dayIn, daysLeft } from '@costard/quotes'
import type { OfferPage } from '@costard/templates'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { listCounterOffers } from '../quotes/counter-offer-rows/counter-offer-store.ts'
import { type FileRow, getFile, listFiles } from '../quotes/file-rows/quote-file-store.ts'
import type { SelfInspectionLinks } from '../self-inspections/self-inspection-link.ts'
import { findInspection, isShowable } from '../self-inspections/self-inspection-store.ts'
import { type Beside, isShown } from '../quotes/public/public-quote.ts'
import type { QuoteRow, RevisionOfTeam } from '../quotes/quote-store.ts'

/**
 * Returns the parts of a customer's page besides the quote: new prices after inspections, photos and
 * documents.
 */
export async function shownWith(
  tx: Transaction,
  { quote, team, beside }: RevisionOfTeam & { readonly beside: Beside },
  { at, inspections }: { readonly at: Date; readonly inspections: Pick<SelfInspectionLinks, 'urlOf'> },
): Promise<Pick<OfferPage, 'counterOffers' | 'files' | 'selfInspection'>> {
  if (!isShown(quote)) return {}
  const today = dayIn(team.timeZone, at)
  const isAccepted = quote.state === 'accepted' || quote.state === 'completed'
  const offers = isAccepted ? await listCounterOffers(tx, quote) : []
  const files = beside.hasFiles ? await listFiles(tx, quote) : []
  const inspection = beside.hasInspection ? await findInspection(tx, quote) : undefined
  return {
    counterOffers: offers.map(({ lineId, state, answerBy, content, answer }) => ({
      lineId,
      // The job ends a counter-offer only some minutes after its last day.
      state: state === 'sent' && today > answerBy ? 'lapsed' : state,
      answerBy,
      daysLeft: daysLeft(answerBy, today),
      answeredAt: answer?.at ?? null,
      content,
    })),
    ...(inspection && {
      selfInspection: {
        url: isShowable(inspection, quote.state, at) ? inspections.urlOf(inspection) : null,
        provenPhotos: files.filter(({ shown }) => shown?.proof === 'valid').length,
      },
    }),
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
