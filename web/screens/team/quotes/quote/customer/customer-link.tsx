import type { Quote } from '@costard/contract'
import { Button, CopyButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCopy, IconExternalLink, IconMessage } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '../../../team-context.ts'
import classes from '../quote-screen.module.css'
import { SaveDocuments } from '../document/save-documents.tsx'
import { EmailToo } from '../share/email-too.tsx'
import { ShareDialog } from '../share/share-dialog.tsx'

/** Link to the customer's page, to open it or to send it by other channels. */
export function CustomerLink({ quote, url }: { readonly quote: Quote; readonly url: string }) {
  const t = useTranslations('counter.quote')
  const share = useTranslations('counter.share')
  const isJustSent = useIsJustSent()
  const [isOpen, dialog] = useDisclosure(isJustSent)
  const maySend = useMay('quote.send')
  const { channel, delivery, state } = quote
  return (
    <section className="cp-card cp-part cp-gap-8" data-screen-only>
      <h2>{t('customerPage')}</h2>
      {channel !== null && delivery === null && (
        <p className={classes.channel}>{share(`sentAs.${channel}`)}</p>
      )}
      {maySend && state === 'sent' && (
        <Button
          variant="subtle"
          color="gray"
          justify="flex-start"
          leftSection={<IconMessage size={18} stroke={1.75} />}
          onClick={dialog.open}
        >
          {share('open')}
        </Button>
      )}
      {maySend && state === 'sent' && delivery === null && <EmailToo quote={quote} />}
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button
            variant="subtle"
            color="gray"
            justify="flex-start"
            leftSection={<IconCopy size={18} stroke={1.75} />}
            onClick={copy}
          >
            {t(copied ? 'copied' : 'copyLink')}
          </Button>
        )}
      </CopyButton>
      <SaveDocuments />
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        variant="subtle"
        color="gray"
        justify="flex-start"
        leftSection={<IconExternalLink size={18} stroke={1.75} />}
      >
        {t('openPublic')}
      </Button>
      {maySend && <ShareDialog quote={quote} isOpen={isOpen} onClose={dialog.close} />}
    </section>
  )
}

/** True if the offer was just sent as a link, which the user still has to pass on. */
function useIsJustSent(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'share' in state
}
