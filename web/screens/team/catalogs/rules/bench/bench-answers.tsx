import type { Question } from '@costard/pricing'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../draft/draft-context.ts'
import { BenchAnswer } from './bench-answer.tsx'
import type { Benched, Tried } from './bench-price.ts'
import classes from './test-bench.module.css'

/** The answers that affect the price; the others count as good and are shown on request. */
export function BenchAnswers({
  benched,
  trial,
  onTrial,
  edited,
}: Tried & {
  readonly benched: Benched
  /** The question that is open for editing. */
  readonly edited: string | undefined
}) {
  const t = useTranslations('catalogRules.bench')
  const [showsAll, setShowsAll] = useState(false)
  const { document } = useDraft().state
  const numbered = benched.questions.map((question) => ({
    question,
    number: document.pricing.questions.indexOf(question) + 1,
  }))
  const matters = ({ key }: Question) => key === edited || Object.hasOwn(trial.answers, key)
  const shown = showsAll ? numbered : numbered.filter(({ question }) => matters(question))
  const others = numbered.length - shown.length
  return (
    <div className={classes.answers}>
      {shown.map(({ question, number }) => (
        <BenchAnswer
          key={question.key}
          number={number}
          question={question}
          isEdited={question.key === edited}
          answer={benched.answers[question.key] ?? null}
          onAnswer={(answer) => onTrial({ ...trial, answers: { ...trial.answers, [question.key]: answer } })}
        />
      ))}
      <p className="cp-dim">
        {others > 0 && t('others', { count: others })}{' '}
        {(others > 0 || showsAll) && (
          <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(!showsAll)}>
            {t(showsAll ? 'hideOthers' : 'showOthers')}
          </Button>
        )}
        {Object.keys(trial.answers).length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => onTrial({ ...trial, answers: {} })}>
            {t('reset')}
          </Button>
        )}
      </p>
    </div>
  )
}
