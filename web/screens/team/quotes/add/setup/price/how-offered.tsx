import { quoteLimits } from '@costard/contract'
import { SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useNameProblem } from '#forms/use-name-problem.ts'
import classes from './how-offered.module.css'
import type { DraftLine, LineForm } from '../draft/use-lines.ts'

const ways = ['fixed', 'optional', 'alternative'] as const
type Way = (typeof ways)[number]

/** Switches that let the customer leave the device out, or choose between it and others. */
export function HowOffered({
  line,
  lines,
}: {
  readonly line: LineForm
  readonly lines: readonly DraftLine[]
}) {
  const t = useTranslations('counter.setup.offered')
  const { device, choiceGroup, changeOfferedAs } = line
  /** Typed text; undefined: the field shows the group. */
  const [typed, setTyped] = useState<string>()
  const nameProblem = useNameProblem()
  const way: Way =
    choiceGroup !== undefined ? 'alternative' : device.isOptional === true ? 'optional' : 'fixed'
  const groups = countByGroup(lines.filter((one) => one.device.id !== device.id))
  const others = groups.get(choiceGroup ?? '') ?? 0
  const choose = (next: Way) => {
    setTyped(undefined)
    const open = [...groups].find(([, count]) => count < quoteLimits.maxAlternatives)
    const group = { choiceGroup: open?.[0] ?? t('defaultGroup') }
    changeOfferedAs(next === 'alternative' ? group : next === 'optional' ? { isOptional: true } : {})
  }
  const name = (text: string) => {
    setTyped(text)
    if (text.trim() !== '' && nameProblem(text) === undefined) changeOfferedAs({ choiceGroup: text.trim() })
  }
  return (
    <section className={`cp-card ${classes.offered}`} aria-label={t('title')}>
      <h2 id="how-offered">{t('title')}</h2>
      <SegmentedControl
        aria-labelledby="how-offered"
        value={way}
        onChange={choose}
        data={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
      />
      {way === 'alternative' ? (
        <TextInput
          className={classes.group}
          label={t('group')}
          description={
            others === 0 ? t('alone') : t('others', { count: others, most: quoteLimits.maxAlternatives })
          }
          error={
            nameProblem(typed ?? choiceGroup ?? '') ??
            (others >= quoteLimits.maxAlternatives && t('tooMany', { most: quoteLimits.maxAlternatives }))
          }
          inputWrapperOrder={['label', 'error', 'input', 'description']}
          maxLength={quoteLimits.maxGroupName}
          value={typed ?? choiceGroup ?? ''}
          onChange={(event) => name(event.currentTarget.value)}
          onBlur={() => setTyped(undefined)}
        />
      ) : (
        <p className="cp-dim">{t(`help.${way}`)}</p>
      )}
    </section>
  )
}

/** Returns the number of devices in each group. */
function countByGroup(lines: readonly DraftLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { device } of lines)
    if (device.choiceGroup !== undefined)
      counts.set(device.choiceGroup, (counts.get(device.choiceGroup) ?? 0) + 1)
  return counts
}
