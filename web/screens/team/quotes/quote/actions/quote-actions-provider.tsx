import type { Quote } from '@costard/contract'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#api/api.ts'
import { paths } from '#paths'
import { useKeys } from '#ui/layout/use-keys.ts'
import { useTeam } from '../../../team-context.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { ActionProblem } from './action-problem.tsx'
import { type Action, useListedActions } from './action-rules.ts'
import { useArchive } from './use-archive.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { useDuplicate } from './use-duplicate.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { StartedActions } from './started-actions.ts'
import { useQuoteAction } from './use-quote-action.ts'

/**
 * Provides the actions of a quote to its page, with their dialogs and keys: R reminds, D duplicates, E
 * archives, P prints.
 */
export function QuoteActionsProvider({
  quote,
  children,
}: {
  readonly quote: Quote
  readonly children: ReactNode
}) {
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const { revision } = quote
  const [question, setQuestion] = useState<{ readonly action: Action; readonly revision: number }>()
  // A dialog belongs to the revision that was shown when it opened.
  const asked = question?.revision === revision ? question.action : undefined
  const close = () => setQuestion(undefined)
  const { listed, ending } = useListedActions(quote)
  const revise = useQuoteAction(
    quote,
    (ofQuote) => api.quoteActions.revise(ofQuote),
    () => void navigate(paths.review(teamId, quote.id)),
  )
  const end = useQuoteAction(
    quote,
    (ofQuote, reason: string) => api.quoteActions.cancel({ ...ofQuote, reason }),
    close,
  )
  const reopen = useQuoteAction(
    quote,
    (ofQuote, reason: string) => api.quoteActions.reopen({ ...ofQuote, reason }),
    close,
  )
  const start = (action: Action) => {
    if (action === 'revise') revise.run()
    else if (action === 'review') void navigate(paths.review(teamId, quote.id))
    else {
      end.forget()
      reopen.forget()
      setQuestion({ action, revision })
    }
  }
  const copy = useDuplicate(quote)
  const archiving = useArchive(quote)
  const { archive: toArchive } = archiving
  const archive = toArchive && (() => void (toArchive.isRunning || toArchive.run()))
  const duplicate = copy.isPossible ? () => void (copy.isRunning || copy.run()) : undefined
  useKeys({
    p: () => window.print(),
    ...(duplicate && { d: duplicate }),
    ...(archive && { e: archive }),
    ...(listed.includes('remind') && { r: () => start('remind') }),
  })
  return (
    <StartedActions value={{ listed, start, isRevising: revise.isRunning, duplicate, archive }}>
      {children}
      <ActionProblem error={revise.error ?? copy.error ?? archiving.error} />
      <AcceptDialog quote={quote} isOpen={asked === 'accept'} onClose={close} />
      <RemindDialog quote={quote} isOpen={asked === 'remind'} onClose={close} />
      <DeclineDialog quote={quote} isOpen={asked === 'decline'} onClose={close} />
      <ReasonDialog
        about={ending}
        isOpen={asked === ending}
        isRunning={end.isRunning}
        error={end.error}
        onClose={close}
        onConfirm={end.run}
      />
      <ReasonDialog
        about="reopen"
        isOpen={asked === 'reopen'}
        isRunning={reopen.isRunning}
        error={reopen.error}
        onClose={close}
        onConfirm={reopen.run}
      />
    </StartedActions>
  )
}
