import { type Answers, counterLimits, type Quote, type QuoteLine, textIn } from '@costard/contract'
import type { Answer, Question } from '@costard/pricing'
import { type CounterProblem, counterReasons, type Finding } from '@costard/quotes'
import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { useRegion } from '#messages/region-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { AddFiles } from '../files/add-files.tsx'
import { Photo } from '../files/photo.tsx'
import { useShownWords } from '../files/use-shown-words.ts'
import { shownMinor } from '../counter-offer/shown-minor.ts'
import { EarlierPhotos } from './earlier-photos.tsx'
import { FoundAnswer, useAnswerText } from './found-answer.tsx'
import classes from './inspect.module.css'
import type { Comparison } from './use-comparison.ts'
import type { InspectionInProgress } from './use-inspection.ts'

export interface RowProps {
  readonly quote: Quote
  readonly line: QuoteLine
  readonly comparison: Comparison
  readonly inspection: InspectionInProgress
  readonly question: Question
  /** Displayed number of the finding. */
  readonly number: number
}

/** An answer that differs: the customer's, the inspection's, the difference in money, and the reason. */
export function FindingRow({
  finding,
  problems,
  ...row
}: RowProps & { readonly finding: Finding; readonly problems: readonly CounterProblem[] }) {
  const t = useTranslations('inspect')
  const common = useTranslations('common')
  const { question, inspection, quote, line, comparison } = row
  const format = useFormatter()
  const shownWords = useShownWords()
  const note = inspection.found.notes[question.key] ?? { reason: null, text: '' }
  const change = (next: Partial<typeof note>) =>
    inspection.change({
      notes: { ...inspection.found.notes, [question.key]: { ...note, ...next } },
    })
  const photos = comparison
    .photosOf(question.key)
    .toSorted((a, b) => Number(a.side === 'found') - Number(b.side === 'found'))
  const problem = problems.find(({ questionKey }) => questionKey === question.key)?.kind
  return (
    <li className={classes.finding} id={rowIdOf(question.key)} tabIndex={-1}>
      <AnswerRow {...row} before={finding.before} deltaMinor={finding.deltaMinor} isDifferent />
      <div className={classes.proof}>
        <div className={classes.photos}>
          {photos.map((photo) => (
            <Photo
              key={photo.id}
              quote={quote}
              file={photo}
              caption={[
                t(`photo.${photo.side}`, {
                  time: format.dateTime(new Date(photo.addedAt), { dateStyle: 'medium', timeStyle: 'short' }),
                }),
                ...(photo.shown ? [shownWords(photo.shown)] : []),
              ].join(' · ')}
            />
          ))}
          <AddFiles
            quote={quote}
            of={{ lineId: line.id, questionKey: question.key, side: 'found', isForCustomer: true }}
            takes="photos"
            label={t('addPhoto')}
          />
          <EarlierPhotos quote={quote} line={line} questionKey={question.key} />
        </div>
        <div className="cp-column cp-gap-8">
          <NativeSelect
            label={t('reason')}
            value={note.reason ?? ''}
            data={[
              { value: '', label: common('choose') },
              ...counterReasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) })),
            ]}
            onChange={(event) => {
              const { value } = event.currentTarget
              change({ reason: counterReasons.find((reason) => reason === value) ?? null })
            }}
          />
          <FreeText
            label={t('text')}
            maxLength={counterLimits.maxText}
            value={note.text}
            onChange={(text) => change({ text })}
          />
          {problem !== undefined && <p className={classes.lacks}>{t(`problem.${problem}`)}</p>}
        </div>
      </div>
    </li>
  )
}

/** A question with both answers, and the price of the difference. */
export function AnswerRow({
  comparison: { document },
  inspection,
  question,
  number,
  before,
  deltaMinor = 0,
  isDifferent = false,
}: RowProps & {
  readonly before: Answer
  readonly deltaMinor?: number
  readonly isDifferent?: boolean
}) {
  const t = useTranslations('inspect')
  const { language } = useRegion()
  const money = useMoney(document.pricing.currency)
  const shownDelta = shownMinor(document.pricing.kind, deltaMinor)
  const answerText = useAnswerText(document)
  const label = textIn(language, document.wording.questions[question.key]?.text) || question.key
  const said = answerText(question, before)
  const answer = inspection.found.answers[question.key] ?? null
  return (
    <div className={classes.row} data-differs={isDifferent || undefined}>
      <span className={classes.number}>{number}</span>
      <b className={classes.question}>{label}</b>
      <span className={classes.said}>
        <span className={classes.phoneLabel}>{t('column.said')}</span>
        {said === undefined ? <i>{t('notSaid')}</i> : isDifferent ? <s>{said}</s> : said}
      </span>
      <span className={classes.found}>
        <FoundAnswer
          document={document}
          question={question}
          answer={answer}
          label={`${t('column.found')}: ${label}`}
          onAnswer={(next) =>
            inspection.change({ answers: { ...inspection.found.answers, [question.key]: storable(next) } })
          }
        />
      </span>
      <b className={classes.delta}>{shownDelta !== 0 && money.signed(shownDelta)}</b>
    </div>
  )
}

/** Returns the element id of a finding, for links to it. */
export function rowIdOf(questionKey: string): string {
  return `finding-${questionKey}`
}

function storable(answer: Answer): Answers[string] {
  return typeof answer === 'object' && answer !== null ? [...answer] : answer
}
