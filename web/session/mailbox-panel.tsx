import { pagePatterns } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconMailOpened } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { shownEmail } from '#forms/email.ts'
import { Icon } from '#ui/icon.tsx'
import classes from './mailbox-panel.module.css'

/** Path of the local mailbox on a server without a mail server. */
const localMailboxPath = pagePatterns.mailbox

/** Tells that an email was sent, about what and where to, and how to start over. */
export function MailboxPanel({
  sent,
  email,
  onDismiss,
}: {
  readonly sent: 'signIn' | 'reset' | 'verify'
  readonly email: string
  readonly onDismiss: () => void
}) {
  const t = useTranslations('signIn.mailbox')
  const { mailbox, hidesSignInMethods } = useClientConfig().costard
  const words = sent === 'reset' && hidesSignInMethods ? 'resetIfAny' : sent
  return (
    <section className={classes.panel} role="status">
      <span className={classes.icon}>
        <Icon of={IconMailOpened} size={24} />
      </span>
      <h2 ref={focus} tabIndex={-1}>
        {t('title')}
      </h2>
      <p>{t.rich(words, { email: shownEmail(email), b: (chunks) => <b>{chunks}</b> })}</p>
      <p className={classes.hint}>{t('hint')}</p>
      <Button className={classes.dismiss} variant="default" fullWidth onClick={onDismiss}>
        {t('dismiss')}
      </Button>
      {mailbox && (
        <a className={classes.open} href={localMailboxPath} target="_blank" rel="noreferrer">
          {t('open')}
        </a>
      )}
    </section>
  )
}

/** The focused element is gone, so the heading of the panel is focused and announced by screen readers. */
function focus(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}
