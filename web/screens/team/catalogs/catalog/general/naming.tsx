import { catalogLimits, languages } from '@costard/contract'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { languageNames } from '#ui/fields/language-names.ts'
import { useTeam } from '../../../team-context.ts'
import { withText } from '../../rules/fields/with-text.ts'
import { DraftField } from './draft-field.tsx'
import classes from './general.module.css'
import { orNone, parseWhole } from './parse-fields.ts'
import { useParts } from './use-parts.ts'

/** Name and description in each language, and the validity of offers. */
export function Naming() {
  const t = useTranslations('catalog.general')
  const [language, setLanguage] = useState(useRegion().language)
  const { kind, general, changeGeneral } = useParts()
  const { name, description = {}, validDays } = general
  const { language: ofTeam, validDays: ofKinds } = useTeam()
  // Quotes and lists fall back to another language, but need the text in the team's.
  const isNeeded = language === ofTeam || Object.keys(name).every((key) => key === language)
  return (
    <section className={classes.part}>
      <h2>{t('naming')}</h2>
      <SegmentedControl
        className={classes.languages ?? ''}
        size="xs"
        aria-label={t('language')}
        data={languages.map((value) => ({
          value,
          label: name[value] ? languageNames[value] : t('missing', { language: languageNames[value] }),
        }))}
        value={language}
        onChange={(value) => setLanguage(value)}
      />
      <DraftField
        key={`name ${language}`}
        label={t('name')}
        text={name[language] ?? ''}
        maxLength={catalogLimits.maxName}
        parse={(text) =>
          text.trim() === '' && isNeeded ? { error: t('nameMissing') } : { value: text.trim() }
        }
        onCommit={(text) => changeGeneral(t('name'), { name: withText(name, language, text) })}
      />
      <DraftField
        key={`description ${language}`}
        label={t('description')}
        text={description[language] ?? ''}
        maxLength={catalogLimits.maxText}
        isLong
        parse={(text) => ({ value: text.trim() })}
        onCommit={(text) =>
          changeGeneral(t('description'), { description: withText(description, language, text) })
        }
      />
      <DraftField
        label={t('validDays')}
        description={t('validDaysHelp')}
        text={validDays === undefined ? '' : String(validDays)}
        placeholder={String(ofKinds[kind])}
        width="18rem"
        parse={orNone((text) => parseWhole(text, 1, 365, t('validDaysBound')))}
        onCommit={(value) => changeGeneral(t('validDays'), { validDays: value })}
      />
    </section>
  )
}
