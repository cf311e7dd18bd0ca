import { catalogLimits, groupName } from '@costard/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { LanguageChoice } from '../../rules/fields/languages.tsx'
import { withText } from '../../rules/fields/with-text.ts'
import { DraftField } from './draft-field.tsx'
import classes from './general.module.css'

/** Names of the groups of models, in each language. */
export function ModelGroups() {
  const t = useTranslations('catalog.general')
  const { language: own } = useRegion()
  const { editor, state } = useDraft()
  const [language, setLanguage] = useState(own)
  const { pricing, wording } = state.document
  const groups = [...new Set(pricing.models.flatMap(({ group }) => group ?? []))]
  if (groups.length === 0) return null
  return (
    <section className={classes.part}>
      <h2>{t('modelGroups')}</h2>
      <p className={classes.hint}>{t('modelGroupsText')}</p>
      <LanguageChoice
        value={language}
        onChange={setLanguage}
        texts={groups.map((group) => wording.modelGroups?.[group])}
      />
      {groups.map((group) => {
        const texts = wording.modelGroups?.[group]
        const name = groupName(wording.modelGroups, group, own)
        return (
          <DraftField
            key={`${group} ${language}`}
            label={name}
            text={texts?.[language] ?? ''}
            placeholder={name}
            maxLength={catalogLimits.maxName}
            parse={(text) => ({ value: text.trim() })}
            onCommit={(text) =>
              editor.change(t('modelGroups'), [
                { kind: 'modelGroup', key: group, value: withText(texts, language, text) },
              ])
            }
          />
        )
      })}
    </section>
  )
}
