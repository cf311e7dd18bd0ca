import { type Quote, quoteLimits, type QuoteLine } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useMoney } from '#messages/use-money.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { Icon } from '#ui/icon.tsx'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { useMay, useTeam } from '../../../team-context.ts'
import { quoteActionKey } from '../../changes/own-actions.ts'
import frame from '../../flow/flow-frame.module.css'
import { keepQuote } from '../../keep-quote.ts'
import { ActionProblem } from '../actions/action-problem.tsx'
import { counterOffersQuery } from '../counter-offers-query.ts'
import { rowIdOf } from './finding-row.tsx'
import classes from './inspect.module.css'
import type { Comparison } from './use-comparison.ts'
import type { InspectionInProgress } from './use-inspection.ts'

type Action = 'send' | 'settle' | 'return'

/**
 * Ends the inspection: a counter-offer, the accepted price, or return of the device. Ctrl+Enter is the
 * primary action.
 */
export function InspectActions({
  quote,
  line,
  comparison: { result, problems },
  inspection,
  children,
}: {
  readonly quote: Quote
  readonly line: QuoteLine
  readonly comparison: Comparison
  readonly inspection: InspectionInProgress
  readonly children: ReactNode
}) {
  const t = useTranslations('inspect')
  const { id: teamId } = useTeam()
  const money = useMoney(quote.currency)
  const maySend = useMay('quote.send')
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [hint, setHint] = useState<(typeof problems)[number]['kind']>()
  const { acceptedMinor, newMinor } = result.paid
  const [first] = problems
  const hasNoPrice = first?.kind === 'noPrice'
  const isSame = newMinor === acceptedMinor && first?.kind !== 'incomplete'
  const { run, isRunning, error } = useAction(
    async ({ action, reason = '' }: { readonly action: Action; readonly reason?: string }) => {
      const { rev, inspectionRev } = await inspection.settle()
      const ofLine = { teamId, quoteId: quote.id, lineId: line.id, rev }
      if (action === 'send') return api.counterOffers.send({ ...ofLine, inspectionRev })
      if (action === 'settle') return api.counterOffers.settle({ ...ofLine, reason })
      return api.quoteActions.advance({ ...ofLine, to: 'returned', note: reason })
    },
    {
      key: quoteActionKey(quote.id),
      onDone: async (changed) => {
        keepQuote(cache, teamId, changed)
        await cache.invalidateQueries(counterOffersQuery(teamId, quote.id))
        await navigate(paths.quote(teamId, quote.id))
      },
    },
  )
  const send = () => {
    if (!first) return run({ action: 'send' })
    // Leads to the first finding that lacks something.
    setHint(first.kind)
    if (first.questionKey === undefined) return
    const row = document.getElementById(rowIdOf(first.questionKey))
    row?.closest('details')?.setAttribute('open', '')
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>('select, input, textarea')?.focus()
  }
  const settle = () => run({ action: 'settle' })
  const isRepair = line.kind === 'repair'
  const goOn = () => void navigate(paths.quote(teamId, quote.id))
  const primary = hasNoPrice ? undefined : isSame ? (isRepair ? goOn : settle) : send
  useScreenKeys([['mod+Enter', () => primary?.()]], [])
  const shown = first === undefined ? undefined : hint
  const way = newMinor < acceptedMinor || first ? 'send' : 'sendBetter'
  return (
    <>
      <p className={frame.footNote} role="alert">
        {error ? <SendProblem error={error} /> : shown && t(`problem.${shown}`)}
      </p>
      <div data-width="two" className={classes.foot}>
        {children}
        <span className={`${classes.gap} cp-desk-only`} />
        {hasNoPrice ? (
          <ActionButton
            size="md"
            isRunning={isRunning}
            label={t('return')}
            running={t('working')}
            onClick={() => run({ action: 'return' })}
          />
        ) : isSame ? (
          <ActionButton
            size="md"
            isRunning={isRunning}
            label={t(isRepair ? 'repair.goOn' : 'matched')}
            running={t('working')}
            onClick={isRepair ? goOn : settle}
          />
        ) : (
          <>
            {newMinor < acceptedMinor && !isRepair && (
              <Button variant="default" size="md" onClick={() => setIsAsking(true)}>
                {t('payAnyway', { amount: money.full(acceptedMinor) })}
              </Button>
            )}
            {maySend && (
              <ActionButton
                size="md"
                isRunning={isRunning && !isAsking}
                icon={<Icon of={IconSend} size={18} />}
                label={t(isRepair ? `repair.${way}` : way)}
                running={t('working')}
                rightSection={<ButtonKeys keys="Ctrl Enter" />}
                onClick={send}
              />
            )}
          </>
        )}
      </div>
      <PayAnyway
        isOpen={isAsking}
        amount={money.full(acceptedMinor)}
        isRunning={isRunning}
        error={error}
        onClose={() => setIsAsking(false)}
        onConfirm={(reason) => run({ action: 'settle', reason })}
      />
    </>
  )
}

function SendProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('inspect')
  const code = codeOf(error)
  if (code === 'counter/not-sendable') return t('problem.notSendable')
  if (code === 'inspection/changed') return t('changed')
  return <ActionProblem error={error} />
}

/** Asks why the accepted price is paid in spite of the findings. */
function PayAnyway({
  isOpen,
  amount,
  isRunning,
  error,
  onClose,
  onConfirm,
}: {
  readonly isOpen: boolean
  readonly amount: string
  readonly isRunning: boolean
  readonly error: unknown
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
}) {
  const t = useTranslations('inspect')
  const [reason, setReason] = useState('')
  const submit = () => {
    if (reason.trim() !== '') onConfirm(reason.trim())
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('payAnywayTitle')}
      onSubmit={submit}
      isRunning={isRunning}
      label={t('payAnyway', { amount })}
      running={t('working')}
    >
      <p>{t('payAnywayHelp', { amount })}</p>
      <FreeText
        label={t('payAnywayWhy')}
        data-autofocus
        required
        maxLength={quoteLimits.maxReason}
        value={reason}
        onChange={setReason}
      />
      {error !== null && <SendProblem error={error} />}
    </FormDialog>
  )
}
