import { searchDevices } from '@costard/devices'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { decide, type Step } from '../decisions.ts'
import classes from '../rows/row-table.module.css'

const mostShown = 9

/** Search for a model, for a row that does not name one. Enter picks the first. */
export function ModelPicker({
  row,
  label,
  onStep,
}: {
  readonly row: number
  readonly label: string
  readonly onStep: (step: Step) => void
}) {
  const t = useTranslations('bulk')
  const [text, setText] = useState<string>()
  if (text === undefined)
    return (
      <Button variant="default" size="xs" data-choice onClick={() => setText('')}>
        {label}
      </Button>
    )
  const hits = searchDevices(text, mostShown)
  const pick = (deviceKey: string) => {
    onStep(decide(`device:${row}`, deviceKey))
    setText(undefined)
  }
  return (
    <span className={classes.picker}>
      <TextInput
        size="xs"
        aria-label={t('modelField', { row })}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = hits
          if (event.key === 'Escape') setText(undefined)
          if (event.key === 'Enter' && first) pick(first.device.key)
        }}
        autoFocus
      />
      {hits.map(({ device }) => (
        <button key={device.key} type="button" className={classes.choice} onClick={() => pick(device.key)}>
          {device.name}
        </button>
      ))}
      {hits.length === 0 && text.trim() !== '' && <span className="cp-dim">{t('noModel')}</span>}
    </span>
  )
}
