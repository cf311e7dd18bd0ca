import type { Quote, QuoteLine } from '@costard/contract'
import { type FulfilmentState, isFinal, nextFulfilments, standsAt } from '@costard/quotes'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCheck, IconDots, IconHourglass, IconPlayerPause } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { ActionProblem } from '../actions/action-problem.tsx'
import { useQuoteAction } from '../actions/use-quote-action.ts'
import { useCounterOffers } from '../use-counter-offers.ts'
import { EndDialog } from './end-dialog.tsx'
import classes from './fulfilment.module.css'

/** A device with its next step; a hold asks for a reason, and a step that ends the deal for confirmation. */
export function DeviceStep({
  quote,
  line,
  isFirst,
}: {
  readonly quote: Quote
  readonly line: QuoteLine
  /** True for the first device that is not settled: its step is the primary action. */
  readonly isFirst: boolean
}) {
  const t = useTranslations('fulfilment')
  const common = useTranslations('common')
  const { labelName } = useVariantWords()
  const format = useFormatter()
  const mayQuote = useMay('quote.create')
  const { id: teamId } = useTeam()
  const [asked, setAsked] = useState<FulfilmentState>()
  const close = () => setAsked(undefined)
  const advance = useQuoteAction(
    quote,
    (ofQuote, { to, note = '' }: { readonly to: FulfilmentState; readonly note?: string }) =>
      api.quoteActions.advance({ ...ofQuote, lineId: line.id, to, note }),
    close,
  )
  const hasCounterOffer = useCounterOffers(quote).some(({ lineId }) => lineId === line.id)
  const { fulfilment, kind, device, variantLabel } = line
  if (!fulfilment) return null
  const isInRepair =
    kind === 'repair' && (fulfilment.state === 'received' || fulfilment.state === 'diagnosing')
  const isToInspect = kind === 'buy' && inspected.has(fulfilment.state)
  const steps = mayQuote ? nextFulfilments(kind, fulfilment) : []
  // The inspection screen offers the steps after it, beside the answers.
  const [usual, ...others] = isToInspect ? steps.filter((to) => to !== 'inspecting') : steps
  const start = (to: FulfilmentState) => {
    advance.forget()
    if (isFinal(kind, to) || to === 'onHold') setAsked(to)
    else advance.run({ to })
  }
  const isEnd = isFinal(kind, fulfilment.state)
  return (
    <li className={classes.device}>
      {isEnd ? (
        <Icon of={IconCheck} />
      ) : fulfilment.state === 'onHold' ? (
        <Icon of={IconPlayerPause} />
      ) : (
        <Icon of={IconHourglass} />
      )}
      <div className={classes.words}>
        <b>{[device.name, labelName(variantLabel)].filter(Boolean).join(', ')}</b>
        <span aria-live="polite">
          <span>
            {fulfilment.state === 'onHold'
              ? t('heldAt', { state: t(`state.${standsAt(fulfilment)}`) })
              : t(`state.${fulfilment.state}`)}
          </span>
          <span className="cp-dim">
            {' · '}
            {format.dateTime(new Date(fulfilment.at), { dateStyle: 'medium', timeStyle: 'short' })}
            {fulfilment.note !== '' && ` · ${fulfilment.note}`}
          </span>
        </span>
        {asked === undefined && <ActionProblem error={advance.error} />}
      </div>
      {usual !== undefined && isToInspect && (
        <span className={classes.steps}>
          <Button
            component={Link}
            to={paths.inspect(teamId, quote.id, line.id)}
            variant={isFirst ? 'filled' : 'default'}
          >
            {t('step.inspecting')}
          </Button>
          <MoreSteps steps={[usual, ...others]} device={device.name} onStart={start} />
        </span>
      )}
      {usual !== undefined && !isToInspect && (
        <span className={classes.steps}>
          {isInRepair && !hasCounterOffer && (
            <Button component={Link} to={paths.inspect(teamId, quote.id, line.id)} variant="default">
              {t('otherPrice')}
            </Button>
          )}
          <ActionButton
            variant={isFirst ? 'filled' : 'default'}
            isRunning={advance.isRunning && asked === undefined}
            label={t(fulfilment.state === 'onHold' ? 'goOn' : `step.${usual}`)}
            running={common('saving')}
            onClick={() => start(usual)}
          />
          <MoreSteps steps={others} device={device.name} onStart={start} />
        </span>
      )}
      <EndDialog
        to={asked}
        device={device.name}
        isRunning={advance.isRunning}
        error={advance.error}
        onClose={close}
        onConfirm={(to, note) => advance.run({ to, note })}
      />
    </li>
  )
}

const inspected: ReadonlySet<FulfilmentState> = new Set(['received', 'inspecting'])

function MoreSteps({
  steps,
  device,
  onStart,
}: {
  readonly steps: readonly FulfilmentState[]
  readonly device: string
  readonly onStart: (to: FulfilmentState) => void
}) {
  const t = useTranslations('fulfilment')
  if (steps.length === 0) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label={t('more', { device })}>
          <Icon of={IconDots} size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {steps.map((to) => (
          <Menu.Item key={to} onClick={() => onStart(to)}>
            {t(`step.${to}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
