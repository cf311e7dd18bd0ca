import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from '../import-prices.module.css'
import type { Unclear } from '@costard/contract/price-lists'

/** Asks for confirmation of names with a single possible device, all at once. Unticked ones stay open. */
export function AskNames({
  names,
  onSay,
  onLeave,
}: {
  readonly names: readonly Unclear[]
  readonly onSay: (devices: ReadonlyMap<string, string>) => void
  readonly onLeave: () => void
}) {
  const t = useTranslations('catalogImport')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const all = names.map(({ name }) => name)
  const areAll = all.every((name) => chosen.has(name))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSay(
          new Map(
            names.flatMap(({ name, candidates: [only] }) =>
              only && chosen.has(name) ? [[name, only.device.key] as const] : [],
            ),
          ),
        )
      }}
    >
      <p>{t('ask.names', { count: names.length })}</p>
      <Checkbox
        mt="sm"
        label={t('allNames', { count: names.length })}
        checked={areAll}
        indeterminate={!areAll && chosen.size > 0}
        onChange={() => setChosen(areAll ? new Set() : new Set(all))}
      />
      <ul className={classes.names}>
        {names.map(({ name, candidates: [only] }) => (
          <li key={name}>
            <Checkbox
              label={
                <>
                  <strong>{only?.device.name}</strong>
                  <br />
                  <span translate="no" className="cp-dim">
                    {name.slice(0, 120)}
                  </span>
                </>
              }
              checked={chosen.has(name)}
              onChange={() => {
                const next = new Set(chosen)
                if (!next.delete(name)) next.add(name)
                setChosen(next)
              }}
            />
          </li>
        ))}
      </ul>
      <Button type="submit" mt="sm" disabled={chosen.size === 0}>
        {t('theseAreRight', { count: chosen.size })}
      </Button>{' '}
      <Button variant="default" mt="sm" onClick={onLeave}>
        {t('leaveNames', { count: names.length })}
      </Button>
    </form>
  )
}
