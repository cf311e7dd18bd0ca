import { textIn } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { OneOf } from '#ui/fields/one-of.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { WordsField } from '../../rules/fields/words-field.tsx'
import classes from './effects.module.css'

/** Choice of a reason in the catalog, with its text in the user's language, for staff and customers. */
export function ReasonField({
  label,
  reason,
  onReason,
}: {
  readonly label: string
  readonly reason: string
  readonly onReason: (reason: string) => void
}) {
  const t = useTranslations('catalogRules.effect')
  const { language } = useRegion()
  const { editor, state } = useDraft()
  const { reasons } = state.document.wording
  const keys = Object.hasOwn(reasons, reason) ? Object.keys(reasons) : [reason, ...Object.keys(reasons)]
  return (
    <div className={classes.reason}>
      <OneOf
        label={label}
        value={reason}
        values={keys}
        wordOf={(key) => textIn(language, reasons[key]) || t('newReason')}
        onPick={onReason}
      />
      <WordsField
        key={reason}
        words={reasons}
        name={reason}
        language={language}
        label={t('reasonText', { label })}
        description={t('reasonHelp')}
        isLong
        isRequired
        onWords={({ [reason]: text = {} }) =>
          editor.change(t('reasonChanged'), [{ kind: 'reason', key: reason, value: text }])
        }
      />
    </div>
  )
}
