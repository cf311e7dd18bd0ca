import type { WebhookDelivery, WebhookDeliveryId, WebhookId } from '@costard/contract'
import { Button, UnstyledButton } from '@mantine/core'
import { IconCheck, IconChevronRight, IconClock, IconRefresh, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../team-context.ts'
import { ApiProblem } from './api-problem.tsx'
import { deliveriesQuery, deliveryQuery } from './api-queries.ts'
import classes from './api-screen.module.css'
import { useApiChange } from './use-api-change.ts'

/** The latest deliveries of a webhook, with the selected one beside them. */
export function DeliveryLog({ webhookId }: { readonly webhookId: WebhookId }) {
  const t = useTranslations('settings.api.log')
  const { id: teamId } = useTeam()
  const { data, error } = useQuery(deliveriesQuery(teamId, webhookId))
  const [openId, setOpenId] = useState<WebhookDeliveryId>()
  const open = data?.deliveries.find(({ id }) => id === openId)
  if (error) return <ProblemNote error={error} />
  if (!data) return null
  if (data.deliveries.length === 0) return <p className={classes.empty}>{t('empty')}</p>
  return (
    <div className={classes.log} data-open={open !== undefined || undefined}>
      <ul className={classes.deliveries} aria-label={t('title')}>
        {data.deliveries.map((delivery) => (
          <li key={delivery.id}>
            <DeliveryRow
              delivery={delivery}
              isOpen={delivery.id === openId}
              onOpen={() => setOpenId(delivery.id === openId ? undefined : delivery.id)}
            />
          </li>
        ))}
        {data.hasMore && <li className={classes.empty}>{t('more')}</li>}
      </ul>
      {open && <OpenDelivery key={`${open.id} ${open.tries}`} delivery={open} webhookId={webhookId} />}
    </div>
  )
}

function DeliveryRow({
  delivery,
  isOpen,
  onOpen,
}: {
  readonly delivery: WebhookDelivery
  readonly isOpen: boolean
  readonly onOpen: () => void
}) {
  const format = useFormatter()
  const { timeZone } = useTeam()
  const { createdAt, event, quoteNumber, tookMs } = delivery
  return (
    <UnstyledButton className={classes.delivery ?? ''} aria-expanded={isOpen} onClick={onOpen}>
      <time dateTime={createdAt}>
        {format.dateTime(new Date(createdAt), {
          day: 'numeric',
          month: 'short',
          hour: '2-digit',
          minute: '2-digit',
          second: '2-digit',
          timeZone,
        })}
      </time>
      <code>{event}</code>
      <span>{quoteNumber}</span>
      <Outcome delivery={delivery} />
      <span className={classes.dim}>{tookMs !== null && <Took ms={tookMs} />}</span>
      <Icon of={IconChevronRight} size={16} />
    </UnstyledButton>
  )
}

function Took({ ms }: { readonly ms: number }) {
  const format = useFormatter()
  const [value, unit] = ms < 1000 ? ([ms, 'millisecond'] as const) : ([ms / 1000, 'second'] as const)
  return format.unit(value, unit, 1)
}

function Outcome({ delivery: { state, status, fault, tries } }: { readonly delivery: WebhookDelivery }) {
  const t = useTranslations('settings.api.log')
  const isNew = state === 'waiting' && tries === 0
  const Icon = state === 'delivered' ? IconCheck : isNew ? IconClock : IconX
  const words = isNew ? t('waiting') : (status ?? (fault && t(`fault.${fault}`)))
  return (
    <span className={classes.outcome} data-state={isNew ? 'new' : state === 'delivered' ? 'good' : 'bad'}>
      <Icon size={14} stroke={2} aria-hidden="true" /> {words}
    </span>
  )
}

function OpenDelivery({
  delivery,
  webhookId,
}: {
  readonly delivery: WebhookDelivery
  readonly webhookId: WebhookId
}) {
  const t = useTranslations('settings.api.log')
  const format = useFormatter()
  const { id: teamId, timeZone } = useTeam()
  const { id: deliveryId, tries, nextTryAt, fault, status } = delivery
  const { data, error } = useQuery(deliveryQuery(teamId, webhookId, deliveryId))
  const resend = useApiChange(() => api.webhooks.resend({ teamId, webhookId, deliveryId }))
  return (
    <div className={classes.open}>
      <header>
        <b>{t('tries', { tries })}</b>
        <Button
          variant="default"
          leftSection={<Icon of={IconRefresh} size={16} />}
          loading={resend.isRunning}
          onClick={() => resend.run()}
        >
          {t('again')}
        </Button>
      </header>
      <ApiProblem error={resend.error ?? error} />
      <dl>
        <dt>webhook-id</dt>
        <dd>{deliveryId}</dd>
        {fault && (
          <>
            <dt>{t('answer')}</dt>
            <dd>{[status, t(`fault.${fault}`)].filter((word) => word !== null).join(' · ')}</dd>
          </>
        )}
        {nextTryAt !== null && (
          <>
            <dt>{t('nextTry')}</dt>
            <dd>{format.dateTime(new Date(nextTryAt), { hour: '2-digit', minute: '2-digit', timeZone })}</dd>
          </>
        )}
      </dl>
      {data && (
        <>
          <pre>{JSON.stringify(data.payload, null, 2)}</pre>
          {data.answer !== '' && <pre>{data.answer}</pre>}
        </>
      )}
    </div>
  )
}
