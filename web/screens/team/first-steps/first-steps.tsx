import { firstStepNames } from '@costard/contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useTeam } from '../team-context.ts'
import classes from './first-steps.module.css'
import { Step } from './step.tsx'
import { useShown } from './use-shown.ts'

/** First steps of a new team; completed ones are ticked, and the card disappears when all are complete. */
export function FirstSteps() {
  const t = useTranslations('firstSteps')
  const team = useTeam()
  const title = useId()
  const notify = useNotice()
  const { data } = useQuery(query.firstSteps.get.queryOptions({ input: { teamId: team.id } }))
  const show = useShown()
  const isAllDone = data?.done.length === firstStepNames.length
  const hide = useEffectEvent(() => show.run(false, { onSuccess: () => notify(t('allDone')) }))
  useEffect(() => {
    if (isAllDone) hide()
  }, [isAllDone])
  if (!data || isAllDone) return null
  const { done } = data
  const next = firstStepNames.find((name) => !done.includes(name))
  return (
    <section className={classes.card} aria-labelledby={title}>
      <header>
        <div>
          <h2 id={title}>{t('title', { team: team.name })}</h2>
          <p>{t('text')}</p>
        </div>
        <span className={classes.count}>
          <Pips done={done.length} />
          {t('count', { done: done.length, all: firstStepNames.length })}
        </span>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          loading={show.isRunning}
          onClick={() => show.run(false, { onSuccess: () => notify(t('hidden')) })}
        >
          {t('hide')}
        </Button>
      </header>
      <ProblemNote error={show.error} />
      <ol>
        {firstStepNames.map((name, index) => (
          <Step
            key={name}
            name={name}
            number={index + 1}
            isDone={done.includes(name)}
            isNext={name === next}
          />
        ))}
      </ol>
    </section>
  )
}

function Pips({ done }: { readonly done: number }) {
  return firstStepNames.map((name, index) => (
    <svg key={name} viewBox="0 0 12 16" aria-hidden="true" data-done={index < done || undefined}>
      <path d="M6 15C9.2 15 11.2 12.7 11.2 9.8C11.2 6.2 8 2.8 6 1C4 2.8 .8 6.2 .8 9.8C.8 12.7 2.8 15 6 15Z" />
    </svg>
  ))
}
