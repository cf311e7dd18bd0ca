import { Button, CopyButton } from '@mantine/core'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from './quote-screen.module.css'
import { SaveDocuments } from './save-documents.tsx'

/** The customer's page: to see it, and to send its address by other channels. */
export function CustomerLink({ url }: { readonly url: string }) {
  const t = useTranslations('counter.quote')
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('customerPage')}</h2>
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
    </section>
  )
}
