import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './import-prices.module.css'
import type { Unclear } from './read-price-list.ts'

/** Asks what one name of the list means. */
export function WhichDevice({
  asked,
  left,
  onSay,
}: {
  readonly asked: Unclear
  readonly left: number
  readonly onSay: (name: string, deviceKey: string | null) => void
}) {
  const t = useTranslations('catalogImport')
  const [chosen, setChosen] = useState(asked.candidates[0]?.device.key ?? '')
  return (
    <form
      className={classes.card}
      onSubmit={(event) => {
        event.preventDefault()
        onSay(asked.name, chosen === '' ? null : chosen)
      }}
    >
      <Radio.Group
        label={
          <>
            {t('which')} <code translate="no">{asked.name.slice(0, 80)}</code>
          </>
        }
        description={t('whichRows', { count: asked.rows.length, left })}
        value={chosen}
        onChange={setChosen}
      >
        {asked.candidates.map(({ device }) => (
          <Radio key={device.key} value={device.key} label={device.name} mt="xs" />
        ))}
        <Radio value="" label={t('leaveRows')} mt="xs" />
      </Radio.Group>
      <Button type="submit" variant="default">
        {t('next')}
      </Button>
    </form>
  )
}
