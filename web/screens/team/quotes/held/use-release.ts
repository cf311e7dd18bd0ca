import type { Quote, QuoteLine } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useQuoteAction } from '../quote/actions/use-quote-action.ts'
import { useUndoNotice } from './use-undo-notice.tsx'

/**
 * Actions on a held line: release it, at the computed amount unless another is given, refuse it, or pass it
 * on to a member with a higher limit.
 */
export function useRelease(
  quote: Quote,
  line: QuoteLine,
  { note, amountMinor }: { readonly note: string; readonly amountMinor: number | undefined },
) {
  const t = useTranslations('held.release')
  const ofLine = { lineId: line.id, note }
  const showReleased = useUndoNotice(quote, line, t('released', { device: line.device.name }))
  const showRefused = useUndoNotice(quote, line, t('refused', { device: line.device.name }))
  const release = useQuoteAction(
    quote,
    (ofQuote) =>
      api.quoteApprovals.release({
        ...ofQuote,
        ...ofLine,
        ...(amountMinor !== undefined && { amountMinor }),
      }),
    showReleased,
  )
  const refuse = useQuoteAction(
    quote,
    (ofQuote) => api.quoteApprovals.refuse({ ...ofQuote, ...ofLine }),
    showRefused,
  )
  const passOn = useQuoteAction(quote, (ofQuote) =>
    api.quoteApprovals.passOn({
      ...ofQuote,
      lineId: line.id,
      text: note,
      amountMinor: amountMinor ?? 0,
    }),
  )
  return { release, refuse, passOn }
}
