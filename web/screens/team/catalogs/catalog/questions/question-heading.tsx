import type { CatalogPart } from '@costard/catalogs'
import { catalogLimits, groupName, type Language, roleOf, textIn } from '@costard/contract'
import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { withText } from '../../rules/fields/with-text.ts'
import { newKey } from '../../rules/fields/new-key.ts'
import { TextField } from '../../rules/fields/text-field.tsx'
import classes from './question-editor.module.css'
import type { OpenQuestion } from './use-question.ts'

/** Value for a new heading; never a key, since keys are letters, digits, dots and dashes. */
const newHeading = '+'

/** Heading above the question, and its text, shared by all questions of the heading. */
export function QuestionHeading({
  question: { value, changeWording },
  language,
}: {
  readonly question: OpenQuestion
  readonly language: Language
}) {
  const t = useTranslations('catalogRules.question')
  const { language: own } = useRegion()
  const { editor, state } = useDraft()
  const { wording } = state.document
  const { group, ...words } = value.wording
  const used = Object.values(wording.questions).flatMap((one) => one.group ?? [])
  const groups = [...new Set([...used, ...Object.keys(wording.questionGroups ?? {})])]
  const texts = group === undefined ? undefined : wording.questionGroups?.[group]
  // Keep the role of the question: without a stored role it would follow the heading.
  const role = roleOf(value.wording)
  const put = (next: string | undefined, more: readonly CatalogPart[] = []) =>
    changeWording({ ...words, role, ...(next !== undefined && { group: next }) }, more)
  return (
    <div className={classes.facts}>
      <NativeSelect
        label={t('group')}
        value={group ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          if (chosen !== newHeading) return put(chosen === '' ? undefined : chosen)
          const key = newKey(t('newGroup'), groups, 'heading')
          put(key, [{ kind: 'questionGroup', key, value: { [own]: t('newGroup') } }])
        }}
        data={[
          { value: '', label: t('noGroup') },
          ...groups.map((key) => ({ value: key, label: groupName(wording.questionGroups, key, own) })),
          { value: newHeading, label: t('addGroup') },
        ]}
      />
      {group !== undefined && (
        <TextField
          key={`heading ${group} ${language}`}
          label={t('groupText')}
          description={t('groupTextHelp')}
          placeholder={textIn(own, texts) || group}
          value={texts?.[language] ?? ''}
          maxLength={catalogLimits.maxName}
          onEnter={(text) =>
            editor.change(t('groupChanged'), [
              { kind: 'questionGroup', key: group, value: withText(texts, language, text) },
            ])
          }
        />
      )}
    </div>
  )
}
