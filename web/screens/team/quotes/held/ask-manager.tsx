import { type Quote, quoteLimits } from '@costard/contract'
import { Button } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { api } from '#api/api.ts'
import { useSignedIn } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { useMay } from '../../team-context.ts'
import { ActionProblem } from '../quote/actions/action-problem.tsx'
import { useQuoteAction } from '../quote/actions/use-quote-action.ts'

/**
 * Asks members with the permission to release the held lines, or withdraws the request. Members with the
 * permission need not ask.
 */
export function AskManager({
  quote,
  isAsked,
  isOwn = false,
}: {
  readonly quote: Quote
  readonly isAsked: boolean
  /** True if the member may release, but for this line somebody else has to. */
  readonly isOwn?: boolean
}) {
  const t = useTranslations('held.ask')
  const mayRelease = useMay('quote.override')
  const { user } = useSignedIn()
  const isMine = quote.lines.some(
    ({ approval }) => approval?.state === 'asked' && approval.askedBy === user.uid,
  )
  const [question, setQuestion] = useState('')
  const ask = useQuoteAction(quote, (ofQuote) =>
    api.quoteApprovals.ask({ ...ofQuote, question: question.trim() }),
  )
  const takeBack = useQuoteAction(quote, (ofQuote) => api.quoteApprovals.takeBack(ofQuote))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    ask.run()
  }
  if (isAsked)
    return (
      <>
        {/* Members who may answer have the buttons above; nobody can answer their own request. */}
        {(!mayRelease || isMine) && (
          <Button variant="default" fullWidth loading={takeBack.isRunning} onClick={() => takeBack.run()}>
            {t('takeBack')}
          </Button>
        )}
        <ActionProblem error={takeBack.error} />
      </>
    )
  if (mayRelease && !isOwn) return null
  return (
    <form className="cp-column cp-gap-12" onSubmit={submit}>
      <FreeText
        label={t('question')}
        description={t('questionHelp')}
        maxLength={quoteLimits.maxReason}
        value={question}
        onChange={setQuestion}
      />
      <ActionProblem error={ask.error} />
      <ActionButton
        type="submit"
        fullWidth
        isRunning={ask.isRunning}
        label={t('confirm')}
        running={t('running')}
      />
    </form>
  )
}
