import { pagePatterns } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'

/** Link to the mailbox of a server without a mail server. */
export function LocalMailbox() {
  const t = useTranslations('account.email')
  const { mailbox } = useClientConfig().costard
  if (!mailbox) return null
  return (
    <a href={pagePatterns.mailbox} target="_blank" rel="noreferrer">
      {t('mailbox')}
    </a>
  )
}
