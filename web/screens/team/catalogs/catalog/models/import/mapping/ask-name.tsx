import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Unclear } from '@costard/contract/price-lists'
import classes from '../import-prices.module.css'
import { AnswerWithKey } from './answer-key.tsx'
import { useAnswerKeys } from './use-answer-keys.ts'

/**
 * Asks for the device meant by a name in the list. Nothing is preselected, since several are equally likely.
 */
export function AskName({
  asked,
  left,
  onSay,
  onLeave,
}: {
  readonly asked: Unclear
  readonly left: number
  readonly onSay: (name: string, deviceKey: string | null) => void
  /** Leaves out the rows of all open names. */
  readonly onLeave: () => void
}) {
  const t = useTranslations('catalogImport')
  const [chosen, setChosen] = useState<string>()
  useAnswerKeys([...asked.candidates.map(({ device }) => device.key), ''].map((key) => () => setChosen(key)))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== undefined) onSay(asked.name, chosen === '' ? null : chosen)
      }}
    >
      <Radio.Group
        label={
          <>
            {t('which')} <code translate="no">{asked.name.slice(0, 80)}</code>
          </>
        }
        description={t('whichRows', { count: asked.rows.length, left })}
        value={chosen ?? null}
        onChange={setChosen}
      >
        {asked.candidates.map(({ device }, at) => (
          <Radio
            key={device.key}
            value={device.key}
            className={classes.choice}
            label={<AnswerWithKey at={at}>{device.name}</AnswerWithKey>}
            mt="xs"
          />
        ))}
        <Radio
          value=""
          className={classes.choice}
          label={<AnswerWithKey at={asked.candidates.length}>{t('leaveRows')}</AnswerWithKey>}
          mt="xs"
        />
      </Radio.Group>
      <Button type="submit" mt="sm" disabled={chosen === undefined}>
        {t('next')}
      </Button>{' '}
      {left > 1 && (
        <Button variant="default" mt="sm" onClick={onLeave}>
          {t('leaveNames', { count: left })}
        </Button>
      )}
    </form>
  )
}
