import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'

/** Where mails are read on a server that has no mail server to give them to. */
export function LocalMailbox() {
  const t = useTranslations('account.email')
  const { mailbox } = useClientConfig().costard
  if (!mailbox) return null
  return (
    <a href="/__/mailbox" target="_blank" rel="noreferrer">
      {t('mailbox')}
    </a>
  )
}
