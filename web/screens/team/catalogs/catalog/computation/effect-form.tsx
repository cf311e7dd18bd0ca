import { catalogLimits, textIn } from '@costard/contract'
import type { Effect, PlainEffect } from '@costard/pricing'
import { ActionIcon, Button, Checkbox, CloseButton, NativeSelect } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { Icon } from '#ui/icon.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { type Column, slotsIn, withMore, withSlot } from '../../rules/effects/effect-cells.ts'
import { useEffectWords } from '../../rules/effects/use-effect-words.ts'
import { AmountField, PercentField } from '../../rules/fields/amount-field.tsx'
import { newKey } from '../../rules/fields/new-key.ts'
import { TextField } from '../../rules/fields/text-field.tsx'
import classes from './effects.module.css'
import { ReasonField } from './reason-field.tsx'

const kinds = ['none', 'amount', 'percent', 'grade', 'reject', 'review', 'range', 'cap', 'floor'] as const
type Kind = (typeof kinds)[number]

/** The effects in one cell. Each change is a step of its own that undo takes back. */
export function EffectForm({
  title,
  reasonName,
  column,
  effects,
  onChange,
  onClose,
}: {
  readonly title: string
  /** What the key of a new reason is made of. */
  readonly reasonName: string
  readonly column: Column
  readonly effects: readonly Effect[]
  readonly onChange: (effects: readonly Effect[]) => void
  readonly onClose: () => void
}) {
  const t = useTranslations('catalogRules.effect')
  const common = useTranslations('common')
  const { document } = useDraft().state
  const words = useEffectWords(document)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [])
  const { grades } = document.pricing
  const slots = slotsIn(effects, column)
  const makeOf = (kind: Kind): PlainEffect => startOf(kind, grades[0]?.code ?? '', newKey(reasonName, []))
  return (
    <section ref={panel} className={classes.form} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <CloseButton aria-label={common('close')} onClick={onClose} />
      </header>
      {slots.map(({ effect, isSame }, index) => (
        <div key={index} className={classes.slot}>
          <NativeSelect
            label={t('kind')}
            value={isSame ? 'same' : effect.kind}
            onChange={(event) => {
              const kind = kinds.find((one) => one === event.currentTarget.value)
              onChange(withSlot(effects, column, index, kind && makeOf(kind)))
            }}
            data={[
              ...(column === 'all' ? [] : [{ value: 'same', label: t('sameAs', { effect: words(effect) }) }]),
              ...kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
            ]}
          />
          {!isSame && (
            <EffectFields
              effect={effect}
              onChange={(next) => onChange(withSlot(effects, column, index, next))}
            />
          )}
          {(column === 'all' || !isSame) && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('removeEffect')}
              onClick={() => onChange(withSlot(effects, column, index, undefined))}
            >
              <Icon of={IconX} size={16} />
            </ActionIcon>
          )}
        </div>
      ))}
      {slots.length < catalogLimits.maxEffects && (
        <Button
          variant="subtle"
          className={classes.add ?? ''}
          leftSection={<Icon of={IconPlus} size={16} />}
          onClick={() => onChange(withMore(effects, column, makeOf('amount')))}
        >
          {t('addEffect')}
        </Button>
      )}
    </section>
  )
}

function startOf(kind: Kind, grade: string, reason: string): PlainEffect {
  switch (kind) {
    case 'amount':
      return { kind, amountMinor: 0 }
    case 'percent':
      return { kind, bp: 0 }
    case 'grade':
      return { kind, code: grade }
    case 'reject':
      return { kind, reason, curable: false }
    case 'review':
      return { kind, reason }
    case 'range':
      return { kind, bp: 1000 }
    case 'cap':
      return { kind, bp: 10_000 }
    case 'floor':
      return { kind, bp: 0 }
    default:
      return { kind }
  }
}

function EffectFields({
  effect,
  onChange,
}: {
  readonly effect: PlainEffect
  readonly onChange: (effect: PlainEffect) => void
}) {
  const t = useTranslations('catalogRules.effect')
  const { language } = useRegion()
  const { document } = useDraft().state
  const { currency, grades } = document.pricing
  const most = catalogLimits.maxMoneyMinor
  switch (effect.kind) {
    case 'amount':
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
          <PartField
            part={effect.part}
            onEnter={(part) => {
              const { part: _, ...rest } = effect
              onChange({ ...rest, ...(part !== '' && { part }) })
            }}
          />
        </>
      )
    case 'percent':
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
            onEnter={(minMinor) => {
              const { minMinor: _, ...rest } = effect
              onChange({ ...rest, ...(minMinor !== undefined && { minMinor }) })
            }}
          />
          <AmountField
            label={t('most')}
            currency={currency}
            minor={effect.maxMinor}
            min={effect.minMinor ?? 0}
            onEnter={(maxMinor) => {
              const { maxMinor: _, ...rest } = effect
              onChange({ ...rest, ...(maxMinor !== undefined && { maxMinor }) })
            }}
          />
          <PartField
            part={effect.part}
            onEnter={(part) => {
              const { part: _, ...rest } = effect
              onChange({ ...rest, ...(part !== '' && { part }) })
            }}
          />
        </>
      )
    case 'grade':
      return (
        <NativeSelect
          label={t('gradeLabel')}
          value={effect.code}
          onChange={(event) => onChange({ ...effect, code: event.currentTarget.value })}
          data={grades.map(({ code }) => ({
            value: code,
            label: textIn(language, document.wording.grades[code]?.label) || code,
          }))}
        />
      )
    case 'range':
    case 'cap':
    case 'floor':
      return (
        <PercentField
          label={t('percent')}
          isRequired
          bp={effect.bp}
          {...(effect.kind === 'range' && { max: 10_000 })}
          onEnter={(bp = 0) => onChange({ ...effect, bp })}
        />
      )
    case 'reject':
      return (
        <>
          <ReasonField
            label={t('reason')}
            reason={effect.reason}
            onReason={(reason) => onChange({ ...effect, reason })}
          />
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
              reason={effect.howToFix ?? newKey(`${effect.reason} fix`, [])}
              onReason={(howToFix) => onChange({ ...effect, howToFix })}
            />
          )}
        </>
      )
    case 'review':
      return (
        <ReasonField
          label={t('reason')}
          reason={effect.reason}
          onReason={(reason) => onChange({ ...effect, reason })}
        />
      )
    default:
      return null
  }
}

/** The part of the device that an effect is about: of several about one part only the largest counts. */
function PartField({
  part,
  onEnter,
}: {
  readonly part: string | undefined
  readonly onEnter: (part: string) => void
}) {
  const t = useTranslations('catalogRules.effect')
  return (
    <TextField
      label={t('part')}
      description={t('partHelp')}
      value={part ?? ''}
      maxLength={120}
      check={(text) => (text === '' || /^[\w.: -]+$/.test(text) ? undefined : t('partLetters'))}
      onEnter={onEnter}
    />
  )
}
