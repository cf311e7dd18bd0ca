import { type Device, type Match, variantLabel } from '@costard/devices'
import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { decide, type Step } from '../decisions.ts'
import { ModelPicker } from '../match/model-picker.tsx'
import { choicesOf } from './row-choices.ts'
import type { RowState } from './row-state.ts'
import classes from './row-table.module.css'

/** Device of a row, or the choices of the row in its place. */
export function RowDevice({
  state,
  savedAs,
  onStep,
}: {
  readonly state: RowState
  readonly savedAs: string | undefined
  readonly onStep: (step: Step) => void
}) {
  const t = useTranslations('bulk')
  const { labelName, variantName } = useVariantWords()
  const { row } = state.reading
  switch (state.kind) {
    case 'choose':
      return (
        <>
          <Choices state={state} onStep={onStep} />
          <span className="cp-dim">{labelName(storageOf(state.matches))}</span>
          <ModelPicker key={row} row={row} label={t('otherModel')} onStep={onStep} />
        </>
      )
    case 'number':
      return (
        <>
          <span>{t(state.reading.imei === undefined ? 'validSerial' : 'validImei')}</span>
          <ModelPicker key={row} row={row} label={t('pickModel')} onStep={onStep} />
        </>
      )
    case 'detail':
      return (
        <Known device={state.device}>
          <span className="cp-dim">{t(`detail.${detailOf(state.attribute)}`)}</span>
          <Choices state={state} onStep={onStep} />
        </Known>
      )
    case 'unlisted':
      // A price set by hand belongs here, and also in the two cases below.
      return (
        <Known device={state.device}>
          <span className="cp-dim">{t('unlisted')}</span>
        </Known>
      )
    case 'not-apple':
      return <span>{t('notApple')}</span>
    case 'left-out':
      return <span>{t('wasLeftOut')}</span>
    case 'unreadable':
      return (
        <>
          <span>{t(`why.${state.why}`, { row: state.sameAs ?? 0 })}</span>
          {state.why === 'unknown' && (
            <ModelPicker key={row} row={row} label={t('pickModel')} onStep={onStep} />
          )}
          <Correction key={`text ${row}`} state={state} onStep={onStep} />
        </>
      )
    case 'saved':
      return <span>{t('inQuote', { number: savedAs ?? '' })}</span>
    default:
      return (
        <Known device={state.device} details={variantName(state.variant.attributes)}>
          {state.kind === 'answers' && (
            <span className="cp-dim">{t('openAnswers', { count: state.missing.length })}</span>
          )}
          {state.kind === 'stopped' && <span className="cp-dim">{t(`stoppedBy.${state.obstacle}`)}</span>}
        </Known>
      )
  }
}

const details = ['storageGb', 'ramGb', 'sizeMm', 'connectivity'] as const

function detailOf(attribute: string): (typeof details)[number] | 'other' {
  return details.find((one) => one === attribute) ?? 'other'
}

/** Storage that all candidates share. */
function storageOf(matches: readonly Match[]): string {
  const [storageGb, ...others] = new Set(matches.map(({ narrowed }) => narrowed.storageGb))
  return storageGb === undefined || others.length > 0 ? '' : variantLabel({ storageGb }, 'en')
}

function Known({
  device,
  details = '',
  children,
}: {
  readonly device: Device
  readonly details?: string
  readonly children?: ReactNode
}) {
  return (
    <>
      <span className={classes.known}>
        <DeviceDrawing silhouette={device.silhouette} size={22} />
        <span>
          <b>{device.name}</b> <span className="cp-dim">{details}</span>
        </span>
      </span>
      {children}
    </>
  )
}

function Choices({ state, onStep }: { readonly state: RowState; readonly onStep: (step: Step) => void }) {
  return choicesOf(state).map(({ label, step }, place) => (
    <button
      // Two devices can have the same name.
      key={`${place} ${label}`}
      type="button"
      data-choice
      className={classes.choice}
      onClick={() => onStep(step)}
    >
      <kbd className="cp-desk-only" aria-hidden="true">
        {place + 1}
      </kbd>
      {label}
    </button>
  ))
}

/** Field to correct the text of a row that could not be read, which is then read again. */
function Correction({ state, onStep }: { readonly state: RowState; readonly onStep: (step: Step) => void }) {
  const t = useTranslations('bulk')
  const { row, pasted } = state.reading
  const [text, setText] = useState<string>()
  if (text === undefined)
    return (
      <Button variant="default" size="xs" data-choice onClick={() => setText(pasted.slice(0, 200))}>
        {t('correct')}
      </Button>
    )
  const submit = () => {
    if (text.trim() !== '' && text !== pasted) onStep(decide(`text:${row}`, text.trim()))
    setText(undefined)
  }
  return (
    <form
      className={classes.correction}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextInput
        size="xs"
        aria-label={t('correctField', { row })}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText(undefined)}
        autoFocus
      />
      <Button type="submit" variant="default" size="xs">
        {t('correctDone')}
      </Button>
    </form>
  )
}
