import { catalogLimits, textIn } from '@costard/contract'
import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { withText } from '../../rules/fields/languages.tsx'
import { TextField } from '../../rules/fields/text-field.tsx'
import classes from './effects.module.css'

/** A reason that staff and customers read: one of the catalog, with its text in the user's language. */
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
  const text = reasons[reason]
  const keys = Object.hasOwn(reasons, reason) ? Object.keys(reasons) : [reason, ...Object.keys(reasons)]
  return (
    <div className={classes.reason}>
      <NativeSelect
        label={label}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
        data={keys.map((key) => ({ value: key, label: textIn(language, reasons[key]) || t('newReason') }))}
      />
      <TextField
        key={reason}
        label={t('reasonText', { label })}
        description={t('reasonHelp')}
        isLong
        placeholder={textIn(language, text)}
        value={text?.[language] ?? ''}
        isRequired={Object.keys(text ?? {}).every((one) => one === language)}
        maxLength={catalogLimits.maxText}
        onEnter={(typed) =>
          editor.change(t('reasonChanged'), [
            { kind: 'reason', key: reason, value: withText(text, language, typed) },
          ])
        }
      />
    </div>
  )
}
