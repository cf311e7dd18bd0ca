import { type Language, languages } from '@costard/contract'
import type { Localised } from '@costard/catalogs'
import { SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { languageNames } from '#ui/fields/language-names.ts'
import classes from './languages.module.css'

/** Choice of the language whose texts are edited, with the number of missing texts in each. */
export function LanguageChoice({
  value,
  onChange,
  texts,
}: {
  readonly value: Language
  readonly onChange: (language: Language) => void
  /** Texts that are needed in every language. */
  readonly texts: readonly (Localised | undefined)[]
}) {
  const t = useTranslations('catalogRules.field')
  const missingIn = (language: Language) => texts.filter((text) => !text?.[language]).length
  return (
    <SegmentedControl
      className={classes.languages ?? ''}
      size="xs"
      aria-label={t('language')}
      value={value}
      onChange={(chosen) => onChange(languages.find((language) => language === chosen) ?? value)}
      data={languages.map((language) => {
        const count = missingIn(language)
        return {
          value: language,
          label: (
            <span>
              {languageNames[language]}
              {count > 0 && <small className={classes.missing}> {t('countMissing', { count })}</small>}
            </span>
          ),
        }
      })}
    />
  )
}
