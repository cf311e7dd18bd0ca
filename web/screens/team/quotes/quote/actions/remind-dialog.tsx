import type { Quote } from '@costard/contract'
import { Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { ActionProblem } from './action-problem.tsx'
import { useQuoteAction } from './use-quote-action.ts'

/** Says whom a reminder goes to, and when the last mail went. */
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
  const format = useFormatter()
  const email = quote.customer?.email ?? ''
  const remind = useQuoteAction(
    quote,
    (ofQuote) => api.quoteActions.remind(ofQuote),
    () => {
      onClose()
      notifications.show({
        closeButtonProps: { 'aria-label': common('close') },
        message: t('done', { email }),
      })
    },
  )
  const { delivery } = quote
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
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
        keep={common('cancel')}
        onClose={onClose}
        autoFocus
        isRunning={remind.isPending}
        label={t('confirm')}
        running={t('running')}
        onClick={() => remind.mutate()}
      />
    </Modal>
  )
}
