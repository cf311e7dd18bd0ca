import type { CatalogDocument } from '@costard/contract'
import { type Answer, type Question, unitAfter } from '@costard/pricing'
import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconHourglass } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { type LineForm, wordsOf } from '../draft/use-lines.ts'
import { EffectWord } from './effect-word.tsx'
import { effectOf } from './effect.ts'
import classes from './question-list.module.css'
import { isAnswered } from './use-open-question.ts'

/** A collapsed question: its answer and the effect on the price, or that it is still open. */
export function FoldedQuestion({
  document,
  line,
  question,
  number,
  showsEffects,
  onUnfold,
}: {
  readonly document: CatalogDocument
  readonly line: LineForm
  readonly question: Question
  readonly number: number
  readonly showsEffects: boolean
  readonly onUnfold: () => void
}) {
  const { language } = useRegion()
  const t = useTranslations('counter.setup')
  const words = wordsOf(document, question, language)
  const isDone = isAnswered(line, question)
  const isHeld = isHeldBy(line, question)
  return (
    <UnstyledButton className={classes.folded} onClick={onUnfold}>
      <span className={classes.number}>
        {isDone && !isHeld ? <IconCheck size={16} stroke={2} /> : number}
      </span>
      <span className={classes.question}>{words.text}</span>
      <span className={classes.answer}>
        {isDone && answerWords(question, line.setup.answers[question.key], words, t, language)}
      </span>
      <span className={`${classes.effect} cp-desk-only`}>
        {isHeld ? (
          <span className={classes.heldMark}>
            <IconHourglass size={14} stroke={2} aria-hidden="true" /> {t('heldAnswer')}
          </span>
        ) : (
          isDone &&
          showsEffects && <EffectWord document={document} effect={effectOf(line.result, question.key)} />
        )}
      </span>
    </UnstyledButton>
  )
}

/** True if the answer needs approval by a manager. */
export function isHeldBy({ result }: LineForm, { key }: Question): boolean {
  return result.reasons.some(({ outcome, questionKey }) => outcome === 'review' && questionKey === key)
}

function answerWords(
  { type, number }: Question,
  answer: Answer | undefined,
  words: ReturnType<typeof wordsOf>,
  t: ReturnType<typeof useTranslations<'counter.setup'>>,
  language: string,
): string {
  if (answer === undefined || answer === null) return ''
  if (Array.isArray(answer)) return answer.map((key) => words.choice(key) || key).join(', ')
  if (typeof answer === 'boolean') return words.choice(String(answer)) || t(answer ? 'yes' : 'no')
  if (type === 'number') return `${String(answer)}${unitAfter(number?.unit, language)}`
  return words.choice(String(answer)) || String(answer)
}
