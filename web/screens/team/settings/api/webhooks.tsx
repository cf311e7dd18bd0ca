import type { NewWebhook } from '@costard/contract'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../team-context.ts'
import { webhooksQuery } from './api-queries.ts'
import classes from './api-screen.module.css'
import { ShownSecret } from './shown-secret.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookItem } from './webhook-item.tsx'

/** List of the webhooks with their logs, and the secret of one that was just created. */
export function Webhooks() {
  const t = useTranslations('settings.api.webhooks')
  const { id } = useTeam()
  const { data: webhooks } = useSuspenseQuery(webhooksQuery(id))
  const [isAdding, adding] = useDisclosure(false)
  const [created, setCreated] = useState<NewWebhook>()
  return (
    <section className={classes.card} aria-labelledby="webhooks">
      <header className={classes.cardHead}>
        <h3 id="webhooks">{t('title')}</h3>
        <p className="cp-dim">{t('lead')}</p>
        <Button variant="default" leftSection={<Icon of={IconPlus} size={16} />} onClick={adding.open}>
          {t('add')}
        </Button>
      </header>
      {created && (
        <ShownSecret
          text={t('copyNow', { url: created.url })}
          label={t('secret')}
          secret={created.secret}
          onClose={() => setCreated(undefined)}
        />
      )}
      {webhooks.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
      {webhooks.map((webhook) => (
        <WebhookItem key={webhook.id} webhook={webhook} onSecret={setCreated} />
      ))}
      {isAdding && <WebhookDialog onClose={adding.close} onSecret={setCreated} />}
    </section>
  )
}
