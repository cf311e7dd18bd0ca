import type { NewWebhook, Webhook } from '@costard/contract'
import { Badge, Button, Switch } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../team-context.ts'
import { ApiProblem } from './api-problem.tsx'
import classes from './api-screen.module.css'
import { DeliveryLog } from './delivery-log.tsx'
import { useApiChange } from './use-api-change.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

export function WebhookItem({
  webhook,
  onSecret,
}: {
  readonly webhook: Webhook
  readonly onSecret: (webhook: NewWebhook) => void
}) {
  const t = useTranslations('settings.api.webhooks')
  const { id: teamId } = useTeam()
  const { id: webhookId, url, events, isOn, switchedOffAt, waiting, total } = webhook
  const [isEditing, editing] = useDisclosure(false)
  const turn = useApiChange((next: boolean) => api.webhooks.edit({ teamId, webhookId, isOn: next }))
  const test = useApiChange(() => api.webhooks.test({ teamId, webhookId }))
  return (
    <div className={classes.webhook}>
      <div className={classes.webhookHead}>
        <Switch
          aria-label={t('isOn', { url })}
          checked={isOn}
          disabled={turn.isRunning}
          onChange={({ currentTarget }) => turn.run(currentTarget.checked)}
        />
        <code className={classes.url}>{url}</code>
        <Badge variant="default">{t('events', { count: events.length })}</Badge>
        <span className={classes.space} />
        {waiting > 0 && (
          <span className={classes.waiting}>
            <Icon of={IconAlertTriangle} size={16} /> {t('waits', { waiting, total })}
          </span>
        )}
        <Button variant="default" loading={test.isRunning} onClick={() => test.run()}>
          {t('test')}
        </Button>
        <Button variant="default" onClick={editing.open}>
          {t('edit')}
        </Button>
      </div>
      {switchedOffAt !== null && <Note kind="problem">{t('switchedOff')}</Note>}
      <ApiProblem error={turn.error ?? test.error} />
      <DeliveryLog webhookId={webhookId} />
      {isEditing && <WebhookDialog webhook={webhook} onClose={editing.close} onSecret={onSecret} />}
    </div>
  )
}
