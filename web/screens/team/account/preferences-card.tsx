import { useTranslations } from 'use-intl'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { KeysField, LanguageField, SchemeField } from '../kit/preference-fields.tsx'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'

export function PreferencesCard() {
  const t = useTranslations('account.preferences')
  const hasKeys = useScreenSize() !== 'phone'
  return (
    <Card title={t('title')} help={t('help')}>
      <div className={classes.form}>
        <LanguageField />
        <SchemeField />
        {hasKeys && <KeysField />}
      </div>
    </Card>
  )
}
