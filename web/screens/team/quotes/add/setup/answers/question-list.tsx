import { type CatalogDocument, unlistedKindOf } from '@costard/contract'
import type { Question } from '@costard/pricing'
import { Button, Progress } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconChecks, IconEye, IconEyeOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { isConditionQuestion } from './all-fine.ts'
import { FoldedQuestion, isHeldBy } from './folded-question.tsx'
import { QuestionCard } from './question-card.tsx'
import { ServiceList } from '../price/service-list.tsx'
import classes from './question-list.module.css'
import type { LineForm } from '../draft/use-lines.ts'
import { useAnswering } from './use-answering.ts'
import { useOpenQuestionInView } from './use-open-question-in-view.ts'
import { isAnswered, type OpenQuestion } from './use-open-question.ts'

/** The questions in order: answered ones collapsed, one open, the others listed below. */
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
  useScreenKeys([
    ['e', () => setShowsEffects(!showsEffects)],
    ['Backspace', open.goBack],
  ])
  useScreenKeys([['mod+Enter', onReview]], [])
  // For a rejected device no further questions are asked: unanswered ones wait.
  const isRejected = line.result.outcome === 'reject'
  const isWaiting = (question: Question) =>
    isRejected && question.key !== open.key && !isAnswered(line, question)
  const waiting = line.questions.filter(isWaiting).length
  const openConditions = line.questions.filter(
    (question) => isConditionQuestion(question, document.wording) && !isAnswered(line, question),
  ).length
  const { answer, answerAllFine } = useAnswering(document, line, open)
  useScreenKeys([['a', () => openConditions > 1 && !isRejected && answerAllFine()]])
  const list = useOpenQuestionInView(open.key, answered)
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
        <ol className={classes.questions} ref={list}>
          {line.questions.map((question, place) =>
            isWaiting(question) ? null : question.key === open.key ? (
              <li key={question.key} data-state="current" data-key={question.key}>
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
              <li
                key={question.key}
                data-key={question.key}
                data-state={isAnswered(line, question) ? 'done' : 'open'}
                data-held={isHeldBy(line, question) || undefined}
              >
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
      {/* An unlisted device uses the services for its kind. */}
      {!unlistedKindOf(line.setup.catalogId) && <ServiceList document={document} line={line} />}
    </>
  )
}
