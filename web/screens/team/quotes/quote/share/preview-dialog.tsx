import type { QuoteId } from '@costard/contract'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { MailFrame } from '#ui/layout/mail-frame.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../../team-context.ts'
import { messageQuery } from './message-query.ts'
import classes from './preview-dialog.module.css'

/** The email as the customer would get it now. */
export function PreviewDialog({
  quoteId,
  isOpen,
  onClose,
}: {
  readonly quoteId: QuoteId
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = useTranslations('counter.preview')
  return (
    <Dialog opened={isOpen} onClose={onClose} size="44rem" title={t('title')}>
      <Preview quoteId={quoteId} />
    </Dialog>
  )
}

function Preview({ quoteId }: { readonly quoteId: QuoteId }) {
  const t = useTranslations('counter.preview')
  const { id } = useTeam()
  const { data: message, error } = useQuery(messageQuery(id, quoteId))
  if (error) return <ProblemNote error={error} />
  if (!message) return <Skeleton height="60vh" />
  return (
    <>
      <p className={classes.head}>
        <b>{message.subject}</b>
        <span className="cp-dim">{message.to === null ? t('noEmail') : t('to', { email: message.to })}</span>
      </p>
      <MailFrame className={classes.mail} title={t('mail')} html={message.html} />
    </>
  )
}
