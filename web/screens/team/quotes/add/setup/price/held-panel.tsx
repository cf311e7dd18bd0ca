import { quoteLimits } from '@costard/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { Button } from '@mantine/core'
import { useMay } from '../../../../team-context.ts'
import type { OpenQuestion } from '../answers/use-open-question.ts'
import type { LineChecks } from '../checks/use-line-checks.ts'
import { useReasonWords, WayButtons } from '../device/stopped.tsx'
import type { LineForm } from '../draft/use-lines.ts'
import type { WaysOut } from '../use-ways-out.ts'
import classes from './held-panel.module.css'
import { SumSoFar } from './sum-so-far.tsx'

/**
 * Shown in place of the price ticket while answers need approval: each reason with the number of its
 * question.
 */
export function HeldPanel({
  line,
  checks,
  ways,
  open,
}: {
  readonly line: LineForm
  readonly checks: LineChecks
  readonly ways: WaysOut
  readonly open: OpenQuestion
}) {
  const t = useTranslations('counter.setup')
  const held = useTranslations('held')
  const mayRelease = useMay('quote.override')
  const { document, result, questions } = line
  const wordsOf = useReasonWords(document, checks)
  const reasons = result.reasons.filter(({ outcome }) => outcome === 'review')
  const numberOf = (key: string | undefined) => questions.findIndex((question) => question.key === key) + 1
  return (
    <section className={classes.held} aria-label={held('title')}>
      <div className={classes.head} role="status">
        <b>{held('title')}</b>
        <p>{t(mayRelease ? 'heldRelease' : 'heldHelp')}</p>
      </div>
      <ol className={classes.reasons}>
        {reasons.map((reason) => {
          const { questionKey } = reason
          const number = numberOf(questionKey)
          return (
            <li key={`${questionKey}${reason.choiceKey}${reason.reason}${reason.check}`}>
              {number > 0 && <span className={classes.number}>{number}</span>}
              <span>
                {wordsOf(reason)}
                {number > 0 && questionKey !== undefined && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    className={`cp-target ${classes.again}`}
                    onClick={() => open.unfold(questionKey)}
                  >
                    {t('answerAgain', { number: String(number) })}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      <div className={classes.ways}>
        <WayButtons ways={ways} />
      </div>
      <SumSoFar document={document} line={line} />
    </section>
  )
}

/** Message to a manager about the held answers. */
export function useQuestionToManager() {
  const [question, setQuestion] = useState('')
  const t = useTranslations('held.ask')
  const field = (
    <section className="cp-card cp-part">
      <FreeText
        label={t('question')}
        description={t('questionHelp')}
        maxLength={quoteLimits.maxReason}
        value={question}
        onChange={setQuestion}
      />
    </section>
  )
  return { question: question.trim(), field }
}
