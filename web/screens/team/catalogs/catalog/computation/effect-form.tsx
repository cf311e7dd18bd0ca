import { catalogLimits } from '@costard/contract'
import type { Effect, PlainEffect } from '@costard/pricing'
import { CloseButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { AddButton } from '#ui/add-button.tsx'
import { OneOf } from '#ui/fields/one-of.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { type Column, slotsIn, withMore, withSlot } from '../../rules/effects/effect-cells.ts'
import { useEffectWords } from '../../rules/effects/use-effect-words.ts'
import { newKey } from '../../rules/fields/new-key.ts'
import { EffectFields } from './effect-fields.tsx'
import classes from './effects.module.css'

const kinds = ['none', 'amount', 'percent', 'grade', 'reject', 'review', 'range', 'cap', 'floor'] as const
type Kind = (typeof kinds)[number]

/** Effects in one cell. Each change is a separate undo step. */
export function EffectForm({
  title,
  reasonName,
  column,
  effects,
  onChange,
  onClose,
}: {
  readonly title: string
  /** Text from which the key of a new reason is derived. */
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
  const put = (index: number, effect: PlainEffect | undefined) =>
    onChange(withSlot(effects, column, index, effect))
  return (
    <section ref={panel} className={classes.form} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <CloseButton aria-label={common('close')} onClick={onClose} />
      </header>
      {slots.map(({ effect, isSame }, index) => (
        <div key={index} className={classes.slot}>
          <OneOf
            label={t('kind')}
            value={isSame ? 'same' : effect.kind}
            values={column === 'all' ? kinds : ['same', ...kinds]}
            wordOf={(kind) => (kind === 'same' ? t('sameAs', { effect: words(effect) }) : t(`kinds.${kind}`))}
            onPick={(kind) => put(index, kind === 'same' ? undefined : makeOf(kind))}
          />
          {!isSame && <EffectFields effect={effect} onChange={(next) => put(index, next)} />}
          {(column === 'all' || !isSame) && (
            <IconButton
              icon={IconX}
              label={t('removeEffect')}
              variant="subtle"
              color="gray"
              onClick={() => put(index, undefined)}
            />
          )}
        </div>
      ))}
      {slots.length < catalogLimits.maxEffects && (
        <AddButton
          className={classes.add ?? ''}
          onClick={() => onChange(withMore(effects, column, makeOf('amount')))}
        >
          {t('addEffect')}
        </AddButton>
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
