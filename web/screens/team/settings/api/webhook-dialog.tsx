import { type NewWebhook, type Webhook, webhookEvents, webhookLimits } from '@costard/contract'
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { AskFirst } from '../../kit/ask-first.tsx'
import { useTeam } from '../../team-context.ts'
import { ApiProblem } from './api-problem.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { textKeyOf } from './text-key-of.ts'
import { useApiChange } from './use-api-change.ts'

/** Adds a webhook, or edits one. */
export function WebhookDialog({
  webhook,
  onClose,
  onSecret,
}: {
  readonly webhook?: Webhook
  readonly onClose: () => void
  readonly onSecret: (webhook: NewWebhook) => void
}) {
  const t = useTranslations('settings.api.webhooks')
  const parent = useTranslations('settings.api')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const [url, setUrl] = useState(webhook?.url ?? 'https://')
  const [chosen, setChosen] = useState<readonly string[]>(webhook?.events ?? [])
  const [isRemoving, setIsRemoving] = useState(false)
  const events = webhookEvents.filter((event) => chosen.includes(event))
  const save = useApiChange(async () => {
    if (webhook) await api.webhooks.edit({ teamId, webhookId: webhook.id, url, events })
    else onSecret(await api.webhooks.add({ teamId, url, events }))
  }, onClose)
  const replace = useApiChange(async (webhookId: Webhook['id']) => {
    onSecret(await api.webhooks.replaceSecret({ teamId, webhookId }))
  }, onClose)
  if (webhook && isRemoving)
    return (
      <AskDialog
        title={t('removeTitle')}
        text={t('removeText', { url: webhook.url })}
        label={t('remove')}
        change={() => api.webhooks.remove({ teamId, webhookId: webhook.id })}
        onClose={onClose}
      />
    )
  return (
    <Dialog opened onClose={onClose} title={t(webhook ? 'editTitle' : 'addTitle')}>
      <Stack>
        <TextInput
          type="url"
          label={t('url')}
          description={t('urlHelp')}
          maxLength={webhookLimits.maxUrl}
          data-autofocus
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <Checkbox.Group label={t('when')} value={[...chosen]} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {webhookEvents.map((event) => (
              <Checkbox key={event} value={event} label={parent(`events.${textKeyOf(event)}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        {webhook && (
          <Group gap="xs">
            <AskFirst
              what="secret"
              name={webhook.url}
              label={t('replaceSecret')}
              onYes={() => replace.run(webhook.id)}
            >
              {(ask) => (
                <Button variant="default" loading={replace.isRunning} onClick={ask}>
                  {t('replaceSecret')}
                </Button>
              )}
            </AskFirst>
            <Button variant="subtle" color="red" onClick={() => setIsRemoving(true)}>
              {t('remove')}
            </Button>
          </Group>
        )}
        <ApiProblem error={save.error ?? replace.error} />
      </Stack>
      <DialogFoot
        onClose={onClose}
        disabled={URL.parse(url)?.protocol !== 'https:' || events.length === 0}
        action={save}
        label={webhook ? common('save') : t('create')}
        running={common('saving')}
      />
    </Dialog>
  )
}
