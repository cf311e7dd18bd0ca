import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { ActionProblem } from './action-problem.tsx'
import { useQuoteAction } from './use-quote-action.ts'

/** Shows the recipient of a reminder, and when the last mail was sent. */
export function RemindDialog({
  quote,
  isOpen,
  onClose,
}: {
  readonly quote: Quote
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = useTranslations('quoteActions.remind')
  const common = useTranslations('common')
  const notify = useNotice()
  const format = useFormatter()
  const email = quote.customer?.email ?? ''
  const remind = useQuoteAction(
    quote,
    (ofQuote) => api.quoteActions.remind(ofQuote),
    () => {
      onClose()
      notify(t('done', { email }))
    },
  )
  const { delivery } = quote
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('title')}>
      <p>{t('text', { email })}</p>
      {delivery && (
        <p className="cp-dim">
          {t(delivery.isReminder ? 'lastReminder' : 'lastOffer', {
            time: format.dateTime(new Date(delivery.at), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
      <ActionProblem error={remind.error} />
      <DialogFoot
        onClose={onClose}
        autoFocus
        action={remind}
        label={t('confirm')}
        running={common('sending')}
      />
    </Dialog>
  )
}
