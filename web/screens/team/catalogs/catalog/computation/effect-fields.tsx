import { catalogLimits } from '@costard/contract'
import type { PlainEffect } from '@costard/pricing'
import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { OneOf } from '#ui/fields/one-of.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { useNames } from '../../parts/use-names.ts'
import { AmountField, PercentField } from '../../rules/fields/amount-field.tsx'
import { newKey } from '../../rules/fields/new-key.ts'
import { TextField } from '../../rules/fields/text-field.tsx'
import { withField } from '../../rules/fields/with-field.ts'
import { ReasonField } from './reason-field.tsx'

interface Edited<Kind extends PlainEffect['kind']> {
  readonly effect: Extract<PlainEffect, { readonly kind: Kind }>
  readonly onChange: (effect: PlainEffect) => void
}

/** Fields of an effect, by its kind. */
export function EffectFields({ effect, onChange }: Edited<PlainEffect['kind']>) {
  switch (effect.kind) {
    case 'amount':
      return <AmountFields effect={effect} onChange={onChange} />
    case 'percent':
      return <PercentFields effect={effect} onChange={onChange} />
    case 'grade':
      return <GradeField effect={effect} onChange={onChange} />
    case 'range':
    case 'cap':
    case 'floor':
      return <ShareField effect={effect} onChange={onChange} />
    case 'reject':
      return <RejectFields effect={effect} onChange={onChange} />
    case 'review':
      return <Reason effect={effect} onChange={onChange} />
    default:
      return null
  }
}

const most = catalogLimits.maxMoneyMinor

function AmountFields({ effect, onChange }: Edited<'amount'>) {
  const t = useTranslations('catalogRules.effect')
  const { currency } = useDraft().state.document.pricing
  return (
    <>
      <AmountField
        label={t('amount')}
        isRequired
        currency={currency}
        minor={effect.amountMinor}
        min={-most}
        onEnter={(amountMinor = 0) => onChange({ ...effect, amountMinor })}
      />
      <PartField effect={effect} onChange={onChange} />
    </>
  )
}

/** Fields of a share and its limits. */
function PercentFields({ effect, onChange }: Edited<'percent'>) {
  const t = useTranslations('catalogRules.effect')
  const { currency } = useDraft().state.document.pricing
  return (
    <>
      <PercentField
        label={t('percent')}
        isRequired
        bp={effect.bp}
        min={-100_000}
        onEnter={(bp = 0) => onChange({ ...effect, bp })}
      />
      <AmountField
        label={t('least')}
        currency={currency}
        minor={effect.minMinor}
        max={effect.maxMinor ?? most}
        onEnter={(minor) => onChange(withField(effect, 'minMinor', minor))}
      />
      <AmountField
        label={t('most')}
        currency={currency}
        minor={effect.maxMinor}
        min={effect.minMinor ?? 0}
        onEnter={(minor) => onChange(withField(effect, 'maxMinor', minor))}
      />
      <PartField effect={effect} onChange={onChange} />
    </>
  )
}

function ShareField({ effect, onChange }: Edited<'range' | 'cap' | 'floor'>) {
  const t = useTranslations('catalogRules.effect')
  return (
    <PercentField
      label={t('percent')}
      isRequired
      bp={effect.bp}
      {...(effect.kind === 'range' && { max: 10_000 })}
      onEnter={(bp = 0) => onChange({ ...effect, bp })}
    />
  )
}

function GradeField({ effect, onChange }: Edited<'grade'>) {
  const t = useTranslations('catalogRules.effect')
  const names = useNames()
  const { grades } = useDraft().state.document.pricing
  return (
    <OneOf
      label={t('gradeLabel')}
      value={effect.code}
      values={grades.map(({ code }) => code)}
      wordOf={names.grade}
      onPick={(code) => onChange({ ...effect, code })}
    />
  )
}

/** Fields of the reason for refusing a device, and the advice to its owner. */
function RejectFields({ effect, onChange }: Edited<'reject'>) {
  const t = useTranslations('catalogRules.effect')
  const { howToFix = newKey(`${effect.reason} fix`, []) } = effect
  return (
    <>
      <Reason effect={effect} onChange={onChange} />
      <Checkbox
        label={t('curable')}
        checked={effect.curable}
        onChange={(event) => {
          const { howToFix: _, ...rest } = effect
          const curable = event.currentTarget.checked
          onChange({ ...rest, curable, ...(curable && { howToFix: newKey(`${effect.reason} fix`, []) }) })
        }}
      />
      {effect.curable && (
        <ReasonField
          label={t('howToFix')}
          reason={howToFix}
          onReason={(next) => onChange({ ...effect, howToFix: next })}
        />
      )}
    </>
  )
}

function Reason({ effect, onChange }: Edited<'reject' | 'review'>) {
  const t = useTranslations('catalogRules.effect')
  return (
    <ReasonField
      label={t('reason')}
      reason={effect.reason}
      onReason={(reason) => onChange({ ...effect, reason })}
    />
  )
}

/** Part of the device that an effect concerns: of several effects on a part only the largest counts. */
function PartField({ effect, onChange }: Edited<'amount' | 'percent'>) {
  const t = useTranslations('catalogRules.effect')
  return (
    <TextField
      label={t('part')}
      description={t('partHelp')}
      value={effect.part ?? ''}
      maxLength={120}
      check={(text) => (text === '' || /^[\w.: -]+$/.test(text) ? undefined : t('partLetters'))}
      onEnter={(part) => onChange(withField(effect, 'part', part === '' ? undefined : part))}
    />
  )
}
