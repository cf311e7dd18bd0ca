import { type Answers, textIn } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { allFine } from '../../setup/answers/all-fine.ts'
import { type Answer, decide, type Step } from '../decisions.ts'
import { fineAnswers } from './fine-answers.ts'
import { FoldingCard } from './folding-card.tsx'
import classes from './for-all.module.css'
import type { QuestionForAll } from './questions-for-all.ts'
import { labelOf } from '../rows/row-answers.ts'
import type { Bulk } from '../use-bulk.ts'

/** Questions that are answered once for all rows, each with the number of rows that differ. */
export function AnswersForAll({
  bulk,
  onStep,
}: {
  readonly bulk: Bulk
  readonly onStep: (step: Step) => void
}) {
  const t = useTranslations('bulk.answers')
  const { forAll, document, states, context } = bulk
  const { language } = useRegion()
  const given = forAll.filter(({ answer }) => answer !== undefined).length
  const fine = fineAnswers(states, forAll, context, allFine)
  const asked = states.filter((state) => 'questions' in state).length
  const isFineOpen = Object.keys(fine).length > 0
  return (
    <FoldingCard
      title={t('title')}
      state={
        <span className={classes.count} data-done={given === forAll.length || undefined}>
          {given === forAll.length && given > 0 && <IconCheck size={16} stroke={2} aria-hidden="true" />}
          {t('count', { given, all: forAll.length })}
        </span>
      }
    >
      {isFineOpen && (
        <p className={classes.note}>
          <Button variant="default" size="compact-sm" onClick={() => onStep(fine)}>
            {t('allFine')}
          </Button>
        </p>
      )}
      {forAll.length === 0 && <p className={`${classes.note} cp-dim`}>{t('empty')}</p>}
      {forAll.map((one) => {
        const { question, differ, rows } = one
        const text = textIn(language, document.wording.questions[question.key]?.text) || question.key
        const isForSome = rows < asked && differ === 0
        return (
          <label key={question.key} className={classes.question}>
            <span>
              {text}
              {(differ > 0 || isForSome) && (
                <small className="cp-dim">
                  {differ > 0 ? t('differ', { count: differ }) : t('some', { count: rows })}
                </small>
              )}
            </span>
            {question.type === 'number' || question.type === 'text' ? (
              <Typed key={String(one.answer)} one={one} onStep={onStep} />
            ) : (
              <Choice one={one} bulk={bulk} onStep={onStep} />
            )}
          </label>
        )
      })}
    </FoldingCard>
  )
}

function Choice({
  one: { question, answer },
  bulk: { document },
  onStep,
}: {
  readonly one: QuestionForAll
  readonly bulk: Bulk
  readonly onStep: (step: Step) => void
}) {
  const common = useTranslations('common')
  const { language } = useRegion()
  const isYesNo = question.type === 'boolean'
  const keys = isYesNo
    ? ['true', 'false']
    : question.choices.filter(({ active }) => active !== false).map(({ key }) => key)
  const answerOf = (key: string): Answer => {
    if (isYesNo) return key === 'true'
    return question.type === 'multi' ? [key] : key
  }
  const chosen = answer === undefined ? '' : Array.isArray(answer) ? answer[0] : String(answer)
  return (
    <select
      className={classes.select}
      data-open={answer === undefined || undefined}
      value={chosen}
      onChange={({ currentTarget: { value } }) =>
        onStep(decide(`answer:${question.key}`, value === '' ? undefined : answerOf(value)))
      }
    >
      <option value="">{common('choose')}</option>
      {keys.map((key) => (
        <option key={key} value={key}>
          {labelOf(document, question.key, key, language)}
        </option>
      ))}
    </select>
  )
}

/** A number or text is entered on blur or with Enter. */
function Typed({
  one: { question, answer },
  onStep,
}: {
  readonly one: QuestionForAll
  readonly onStep: (step: Step) => void
}) {
  const [text, setText] = useState(answer === undefined ? '' : String(answer))
  const { min = 0, max = Number.MAX_SAFE_INTEGER, unit = '' } = question.number ?? {}
  const read = (): Answers[string] | undefined => {
    const plain = text.trim()
    if (plain === '') return undefined
    return question.type === 'number' ? Number(plain) : plain
  }
  const value = read()
  const isWrong = typeof value === 'number' && !(Number.isInteger(value) && value >= min && value <= max)
  const commit = () => {
    if (!isWrong && value !== answer) onStep(decide(`answer:${question.key}`, value))
  }
  return (
    <span className={classes.typed}>
      <input
        type="text"
        inputMode={question.type === 'number' ? 'numeric' : 'text'}
        value={text}
        maxLength={question.type === 'number' ? 6 : 200}
        aria-invalid={isWrong || undefined}
        data-open={answer === undefined || undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      {unit}
    </span>
  )
}
