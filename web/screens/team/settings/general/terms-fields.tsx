import { isLanguage, type Language, languages, type Shop, shopLimits } from '@costard/contract'
import { Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { languageNames } from '#ui/fields/language-names.ts'
import { useTeam } from '../../team-context.ts'
import type { ShopForm } from './use-shop-form.ts'
import classes from '../settings-form.module.css'

/** Terms that customers agree to, edited one language at a time. */
export function TermsFields({ form, shop }: { readonly form: ShopForm; readonly shop: Shop }) {
  const t = useTranslations('settings.shop')
  const format = useFormatter()
  const team = useTeam()
  const [language, setLanguage] = useState<Language>(team.language)
  const { termsVersion: version, termsSince } = shop
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('terms')}</h2>
      <p className="cp-dim">
        {t('termsHelp')}{' '}
        {termsSince === null
          ? t('noTerms')
          : t('termsVersion', {
              version: String(version),
              day: format.dateTime(new Date(termsSince), { dateStyle: 'long' }),
            })}
      </p>
      <Select
        className={classes.language}
        label={t('termsLanguage')}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        allowDeselect={false}
        onChange={(value) => value !== null && isLanguage(value) && setLanguage(value)}
      />
      <Textarea
        label={t('termsText', { language: languageNames[language] })}
        lang={language}
        autosize
        minRows={5}
        maxRows={16}
        maxLength={shopLimits.maxTerms}
        value={form.values.terms[language] ?? ''}
        onChange={({ currentTarget }) =>
          form.setFieldValue('terms', withText(form.values.terms, language, currentTarget.value))
        }
        error={form.errors['terms']}
      />
    </section>
  )
}

/** Returns the terms without the language if its text is empty. */
function withText(terms: Shop['terms'], language: Language, text: string): Shop['terms'] {
  const { [language]: _, ...others } = terms
  return text === '' ? others : { ...others, [language]: text }
}
