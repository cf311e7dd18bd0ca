import { isAllowed, type QuoteState } from '@costard/quotes'
import type { Quote } from '@costard/contract'
import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBan,
  IconBell,
  IconCheck,
  IconDots,
  IconPencil,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { ActionProblem } from './action-problem.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import classes from './quote-actions.module.css'
import { ReasonDialog } from './reason-dialog.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { useQuoteAction } from './use-quote-action.ts'

type Action =
  | 'cancel'
  | 'dropRevision'
  | 'review'
  | 'remind'
  | 'accept'
  | 'revise'
  | 'decline'
  | 'reopen'
  | 'withdraw'
  | 'discard'

const icons = {
  review: IconPencil,
  remind: IconBell,
  accept: IconCheck,
  revise: IconPencil,
  decline: IconX,
  reopen: IconArrowBackUp,
  withdraw: IconBan,
  discard: IconTrash,
  dropRevision: IconArrowBackUp,
  cancel: IconBan,
} as const satisfies Record<Action, unknown>

/** The first is the filled button; the others are buttons where there is room, and in the menu. */
const actionsIn: Partial<Record<QuoteState, readonly Action[]>> = {
  draft: ['review'],
  pendingApproval: ['review'],
  sent: ['remind', 'accept', 'revise', 'decline', 'withdraw'],
  accepted: ['revise', 'withdraw', 'reopen'],
  declined: ['revise'],
  expired: ['revise', 'accept'],
}

/** Actions of this member on a quote in its state. */
export function QuoteActions({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('quoteActions')
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Action>()
  const close = () => setAsked(undefined)
  const isPossible = usePossible(quote)
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
  const isDraft = isAllowed('edit', quote.state)
  const isAfterAccepted = quote.earlier.some(({ state }) => state === 'accepted')
  const ending = endingOf(quote, isAfterAccepted)
  const listed = (actionsIn[quote.state] ?? []).filter((action) => action !== 'withdraw' || !isAfterAccepted)
  if (isDraft || (isAfterAccepted && quote.state !== 'accepted')) listed.push(ending)
  const [first, ...others] = listed.filter(isPossible)
  const start = (action: Action) => {
    if (action === 'revise') revise.run()
    else if (action === 'review') void navigate(paths.review(teamId, quote.id))
    else {
      end.forget()
      reopen.forget()
      setAsked(action)
    }
  }
  if (first === undefined) return null
  return (
    <>
      <div className={`cp-own-foot ${classes.actions}`}>
        {others
          .slice(0, 2)
          .toReversed()
          .map((action) => (
            <ActionOf
              key={action}
              action={action}
              variant="default"
              className={action === others[0] ? undefined : classes.wide}
              onStart={start}
            />
          ))}
        {first === 'review' ? (
          <Button component={Link} to={paths.review(teamId, quote.id)}>
            {t('review.label')}
          </Button>
        ) : (
          <ActionOf
            action={first}
            // The next step of a device is the primary action then.
            {...(quote.state === 'accepted' && { variant: 'default' })}
            loading={first === 'revise' && revise.isRunning}
            onStart={start}
          />
        )}
        {others.length > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="default" size={44} aria-label={t('more')}>
                <Icon of={IconDots} size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {others.map((action) => {
                const Icon = icons[action]
                return (
                  <Menu.Item
                    key={action}
                    {...(isEnding(action) && { c: 'var(--cp-declined)' })}
                    leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
                    onClick={() => start(action)}
                  >
                    {t(`${action}.label`)}
                  </Menu.Item>
                )
              })}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <ActionProblem error={revise.error} />
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
    </>
  )
}

/** Kind of end of this revision, by what its customer knows of it. */
function endingOf({ state, revision }: Quote, isAfterAccepted: boolean) {
  if (isAllowed('edit', state)) return revision > 1 ? 'discard' : 'cancel'
  return isAfterAccepted ? 'dropRevision' : 'withdraw'
}

function isEnding(action: Action): boolean {
  return ['withdraw', 'cancel', 'discard', 'dropRevision'].includes(action)
}

function ActionOf({
  action,
  onStart,
  ...looks
}: {
  readonly action: Action
  readonly onStart: (action: Action) => void
  readonly variant?: string
  readonly className?: string | undefined
  readonly loading?: boolean
}) {
  const t = useTranslations('quoteActions')
  const Icon = icons[action]
  return (
    <Button
      {...looks}
      {...(isEnding(action) && { variant: 'subtle', color: 'red' })}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => onStart(action)}
    >
      {t(`${action}.label`)}
    </Button>
  )
}

/** The server checks it again. */
function usePossible(quote: Quote): (action: Action) => boolean {
  const { allowsLateAcceptance } = useTeam()
  const mayQuote = useMay('quote.create')
  const maySend = useMay('quote.send')
  const mayAnswer = useMay('quote.acceptFor')
  const mayOverride = useMay('quote.override')
  const isBinding = [quote, ...quote.earlier].some(({ state }) => state === 'accepted')
  return (action) => {
    if (action === 'accept' && quote.state === 'expired') return mayAnswer && allowsLateAcceptance
    if (action === 'accept' || action === 'decline') return mayAnswer
    // One mail at a time; a failed one is sent again instead.
    if (action === 'remind') return maySend && quote.delivery?.state === 'sent'
    if (action === 'reopen') return mayOverride
    return mayQuote && (action !== 'withdraw' || !isBinding || mayOverride)
  }
}
