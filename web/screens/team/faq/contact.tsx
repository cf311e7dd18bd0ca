import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { Icon } from '#ui/icon.tsx'
import { OpenShortcuts } from '../shell/open-shortcuts.ts'
import classes from './faq-screen.module.css'

/**
 * Shown if the search found too little: a mail to the operator with the search text, and the keyboard
 * shortcuts.
 */
export function Contact({ search }: { readonly search: string }) {
  const t = useTranslations('faq')
  const team = useTranslations('team')
  const { productName, supportEmail } = useClientConfig().costard
  const openShortcuts = use(OpenShortcuts)
  const hasKeys = useScreenSize() !== 'phone'
  if (supportEmail === undefined && !hasKeys) return null
  const subject = encodeURIComponent(t('mailSubject', { product: productName }))
  return (
    <section className={classes.contact}>
      {supportEmail !== undefined && (
        <>
          <Icon of={IconMail} />
          <b>{t('noAnswer')}</b>
          <Button
            component="a"
            href={`mailto:${supportEmail}?subject=${subject}&body=${encodeURIComponent(search)}`}
            variant="default"
          >
            {t('write')}
          </Button>
        </>
      )}
      {hasKeys && (
        <Button variant="subtle" color="gray" rightSection={<kbd>?</kbd>} onClick={openShortcuts}>
          {team('shortcuts.title')}
        </Button>
      )}
    </section>
  )
}
