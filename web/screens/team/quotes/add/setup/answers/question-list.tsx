import { type Answers, type CatalogDocument, unlistedKindOf } from '@costard/contract'
import { type Answer, type Question, unitAfter } from '@costard/pricing'
import { Button, Progress, UnstyledButton } from '@mantine/core'
import { useHotkeys, useLocalStorage } from '@mantine/hooks'
import { IconCheck, IconChecks, IconEye, IconEyeOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { allFine, isConditionQuestion } from './all-fine.ts'
import { type Step, undo, withStep } from './answer-history.ts'
import { effectOf } from './effect.ts'
import { EffectWord } from './effect-word.tsx'
import { QuestionCard } from './question-card.tsx'
import { ServiceList } from '../price/service-list.tsx'
import classes from './question-list.module.css'
import { type LineForm, wordsOf } from '../draft/use-lines.ts'
import { isAnswered, type OpenQuestion } from './use-open-question.ts'

/** The questions in order: answered ones folded to a row, one open, the rest listed below. */
export function QuestionList({
  document,
  line,
  open,
  onReview,
}: {
  readonly document: CatalogDocument
  readonly line: LineForm
  readonly open: OpenQuestion
  readonly onReview: () => void
}) {
  const t = useTranslations('counter.setup')
  const [showsEffects, setShowsEffects] = useLocalStorage({
    key: 'shows-effects',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
  const answered = line.questions.filter((question) => isAnswered(line, question)).length
  useHotkeys([
    ['e', () => setShowsEffects(!showsEffects)],
    ['Backspace', open.goBack],
  ])
  useHotkeys([['mod+Enter', onReview]], [])
  // A rejected device is not asked on: what is not answered waits.
  const isRejected = line.result.outcome === 'reject'
  const isWaiting = (question: Question) =>
    isRejected && question.key !== open.key && !isAnswered(line, question)
  const waiting = line.questions.filter(isWaiting).length
  const openConditions = line.questions.filter(
    (question) => isConditionQuestion(question, document.wording) && !isAnswered(line, question),
  ).length
  const [history, setHistory] = useState<readonly Step[]>([])
  const changeAnswers = (answers: Answers, isTyped = false) => {
    setHistory(withStep(history, line.setup.answers, answers, isTyped))
    line.change({ ...line.setup, answers })
  }
  const undoAnswer = (event: KeyboardEvent) => {
    // A text field has its own undo.
    if (isTextField(event.target)) return
    event.preventDefault()
    const undone = undo(history, line.setup.answers)
    if (!undone) return
    setHistory(undone.history)
    line.change({ ...line.setup, answers: undone.answers })
    open.unfold(undone.question)
  }
  useHotkeys([['mod+z', undoAnswer, { preventDefault: false }]], [])
  const answerAllFine = () => {
    const answers = Object.entries(allFine(document, line.request)).map(([key, value]) => [
      key,
      copyOf(value),
    ])
    changeAnswers(Object.fromEntries(answers))
    open.goOn()
  }
  useHotkeys([['a', () => openConditions > 1 && !isRejected && answerAllFine()]])
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [open.key])
  const answer = (question: Question, value: Answer) => {
    // Stays open while being answered: the first of several ticks, the first digit of two.
    open.unfold(question.key)
    const isTyped = question.type === 'number' || question.type === 'text'
    changeAnswers({ ...line.setup.answers, [question.key]: copyOf(value) }, isTyped)
  }

  return (
    <>
      {line.questions.length > 0 && (
        <div className={classes.progress}>
          <span aria-live="polite">{t('answered', { done: answered, all: line.questions.length })}</span>
          <Progress
            value={(100 * answered) / Math.max(1, line.questions.length)}
            aria-label={t('answered', { done: answered, all: line.questions.length })}
          />
          {openConditions > 1 && !isRejected && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconChecks size={18} stroke={1.75} />}
              rightSection={<kbd className="cp-desk-only">A</kbd>}
              onClick={answerAllFine}
            >
              {t('allFine')}
            </Button>
          )}
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-pressed={showsEffects}
            leftSection={
              showsEffects ? <IconEye size={18} stroke={1.75} /> : <IconEyeOff size={18} stroke={1.75} />
            }
            rightSection={<kbd className="cp-desk-only">E</kbd>}
            onClick={() => setShowsEffects(!showsEffects)}
          >
            {t('effects')}
          </Button>
        </div>
      )}
      {line.questions.length > 0 && (
        <ol className={classes.questions}>
          {line.questions.map((question, place) =>
            isWaiting(question) ? null : question.key === open.key ? (
              <li key={question.key} data-state="current" ref={current}>
                <QuestionCard
                  document={document}
                  line={line}
                  question={question}
                  number={place + 1}
                  showsEffects={showsEffects}
                  onAnswer={(value) => answer(question, value)}
                  onNext={() => open.next(question.key)}
                />
              </li>
            ) : (
              <li key={question.key} data-state={isAnswered(line, question) ? 'done' : 'open'}>
                <FoldedQuestion
                  document={document}
                  line={line}
                  question={question}
                  number={place + 1}
                  showsEffects={showsEffects}
                  onUnfold={() => open.unfold(question.key)}
                />
              </li>
            ),
          )}
        </ol>
      )}
      {waiting > 0 && <p className={`${classes.waiting} cp-dim`}>{t('waiting', { count: waiting })}</p>}
      {/* An unlisted device has the services of its kind. */}
      {!unlistedKindOf(line.setup.catalogId) && <ServiceList document={document} line={line} />}
    </>
  )
}

function FoldedQuestion({
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
  return (
    <UnstyledButton className={classes.folded} onClick={onUnfold}>
      <span className={classes.number}>{isDone ? <IconCheck size={16} stroke={2} /> : number}</span>
      <span className={classes.question}>{words.text}</span>
      <span className={classes.answer}>
        {isDone && answerWords(question, line.setup.answers[question.key], words, t, language)}
      </span>
      <span className={`${classes.effect} cp-desk-only`}>
        {isDone && showsEffects && (
          <EffectWord document={document} effect={effectOf(line.result, question.key)} />
        )}
      </span>
    </UnstyledButton>
  )
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

/** Radios and checkboxes are inputs too, but nothing is typed in them. */
function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('textarea, input:not([type=radio], [type=checkbox])')
}

/** The contract's answers are mutable arrays; pricing's are read-only. */
function copyOf(answer: Answer) {
  return Array.isArray(answer) ? [...answer] : (answer as Exclude<Answer, readonly string[]>)
}
