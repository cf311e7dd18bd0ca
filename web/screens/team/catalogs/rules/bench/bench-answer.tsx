import { textIn } from '@costard/contract'
import type { Answer, Question } from '@costard/pricing'
import { Checkbox, NumberInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { OneOf } from '#ui/fields/one-of.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { useNames } from '../../parts/use-names.ts'
import classes from './test-bench.module.css'

/** One answer of the trial on the test bench. */
export function BenchAnswer({
  number,
  question,
  isEdited,
  answer,
  onAnswer,
}: {
  readonly number: number
  readonly question: Question
  readonly isEdited: boolean
  readonly answer: Answer
  readonly onAnswer: (answer: Answer) => void
}) {
  const names = useNames()
  const id = useId()
  return (
    <div className={classes.answer} data-edited={isEdited || undefined}>
      <span className={classes.number}>{number}</span>
      <span id={id} className={classes.words}>
        {names.question(question.key)}
      </span>
      <Control question={question} labelId={id} answer={answer} onAnswer={onAnswer} />
    </div>
  )
}

function Control({
  question,
  labelId,
  answer,
  onAnswer,
}: {
  readonly question: Question
  readonly labelId: string
  readonly answer: Answer
  readonly onAnswer: (answer: Answer) => void
}) {
  const t = useTranslations('catalogRules.bench')
  const { language } = useRegion()
  const { wording } = useDraft().state.document
  const labelOf = (key: string) => textIn(language, wording.questions[question.key]?.choices[key]?.label)
  const choices = question.choices.filter(({ active }) => active !== false)
  switch (question.type) {
    case 'single':
      return (
        <OneOf
          size="xs"
          aria-labelledby={labelId}
          value={typeof answer === 'string' ? answer : ''}
          values={choices.map(({ key }) => key)}
          wordOf={(key) => labelOf(key) || key}
          onPick={onAnswer}
        />
      )
    case 'boolean':
      return (
        <OneOf
          size="xs"
          aria-labelledby={labelId}
          value={answer === true ? 'true' : 'false'}
          values={['true', 'false']}
          wordOf={(one) => labelOf(one) || t(one === 'true' ? 'yes' : 'no')}
          onPick={(one) => onAnswer(one === 'true')}
        />
      )
    case 'multi': {
      const given: readonly string[] = Array.isArray(answer) ? answer : []
      const isAlone = (key: string) =>
        choices.some((choice) => choice.key === key && choice.exclusive === true)
      return (
        <div className={classes.many} role="group" aria-labelledby={labelId}>
          {choices.map(({ key }) => (
            <Checkbox
              key={key}
              size="xs"
              label={labelOf(key) || key}
              checked={given.includes(key)}
              onChange={() =>
                onAnswer(
                  given.includes(key)
                    ? given.filter((one) => one !== key)
                    : isAlone(key)
                      ? [key]
                      : [...given.filter((one) => !isAlone(one)), key],
                )
              }
            />
          ))}
        </div>
      )
    }
    case 'number':
      return (
        <NumberInput
          size="xs"
          aria-labelledby={labelId}
          value={typeof answer === 'number' ? answer : ''}
          min={question.number?.min ?? 0}
          max={question.number?.max ?? Number.MAX_SAFE_INTEGER}
          allowDecimal={false}
          onChange={(value) => typeof value === 'number' && onAnswer(value)}
        />
      )
    default:
      return <span className="cp-dim">{t('anyText')}</span>
  }
}
