import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { ExampleTable } from '../../rules/examples/example-table.tsx'
import type { useExamples } from '../../rules/examples/use-examples.ts'
import classes from './publish.module.css'

/** Prices of the saved examples before and after. Differences have to be confirmed. */
export function RunExamples({
  found: { priced, error },
  isAgreed,
  onAgree,
}: {
  readonly found: ReturnType<typeof useExamples>
  readonly isAgreed: boolean
  readonly onAgree: (isAgreed: boolean) => void
}) {
  const t = useTranslations('catalogRules.examples')
  const [isAll, setAll] = useState(false)
  if (error) return <ProblemNote error={error} />
  if (!priced || priced.length === 0) return null
  const different = priced.filter(({ isSame }) => !isSame)
  const shown = isAll ? priced : different
  return (
    <section className={classes.part}>
      <h3>{t('title')}</h3>
      <p className={classes.hint}>
        {different.length === 0
          ? t('allSame', { count: priced.length })
          : t('differ', { count: different.length, all: priced.length })}
      </p>
      {shown.length > 0 && <ExampleTable priced={shown} />}
      {different.length > 0 && (
        <Checkbox
          mt="xs"
          label={t('agree')}
          checked={isAgreed}
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
        />
      )}
      {shown.length < priced.length && (
        <Button variant="default" size="xs" mt="xs" onClick={() => setAll(true)}>
          {t('showSame', { count: priced.length })}
        </Button>
      )}
    </section>
  )
}
