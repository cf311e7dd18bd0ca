import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './api-screen.module.css'
import { CopyText } from './copy-text.tsx'

/** Where assistants connect, with one of the keys. */
export function Assistants() {
  const t = useTranslations('settings.api')
  const address = `${window.location.origin}/mcp`
  return (
    <section className={classes.card} aria-labelledby="assistants">
      <header className={classes.cardHead}>
        <h3 id="assistants">{t('assistants.title')}</h3>
        <p className="cp-dim">{t('assistants.lead')}</p>
      </header>
      <div className={classes.assistants}>
        <TextInput
          className={classes.secretField ?? ''}
          label={t('assistants.address')}
          description={t('assistants.scopes')}
          inputWrapperOrder={['label', 'description', 'input']}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyText value={address} />
      </div>
    </section>
  )
}
