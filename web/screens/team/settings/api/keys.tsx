import type { ApiKey, NewApiKey } from '@costard/contract'
import { Badge, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../team-context.ts'
import { useDays } from '../../kit/use-days.ts'
import { apiKeysQuery } from './api-queries.ts'
import { textKeyOf } from './text-key-of.ts'
import classes from './api-screen.module.css'
import { AskDialog } from './ask-dialog.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { KeySitesDialog } from './key-sites-dialog.tsx'
import { ShownSecret } from './shown-secret.tsx'

/** List of the keys, with the secret of one that was just created. */
export function Keys() {
  const t = useTranslations('settings.api.keys')
  const { id } = useTeam()
  const { data: keys } = useSuspenseQuery(apiKeysQuery(id))
  const [isAdding, adding] = useDisclosure(false)
  const [created, setCreated] = useState<NewApiKey>()
  const [revoked, setRevoked] = useState<ApiKey>()
  const [edited, setEdited] = useState<ApiKey>()
  return (
    <section className={classes.card} aria-labelledby="api-keys">
      <header className={classes.cardHead}>
        <h3 id="api-keys">{t('title')}</h3>
        <Button variant="default" leftSection={<Icon of={IconPlus} size={16} />} onClick={adding.open}>
          {t('add')}
        </Button>
      </header>
      {created && (
        <ShownSecret
          text={t('copyNow', { name: created.name })}
          label={t('key')}
          secret={created.token}
          onClose={() => setCreated(undefined)}
        />
      )}
      {keys.length === 0 ? (
        <p className={classes.empty}>{t('empty')}</p>
      ) : (
        <ul className={classes.keys} aria-label={t('title')}>
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              onEdit={() => setEdited(key)}
              onRevoke={() => setRevoked(key)}
            />
          ))}
        </ul>
      )}
      {isAdding && <KeyDialog onClose={adding.close} onCreated={setCreated} />}
      {edited && <KeySitesDialog apiKey={edited} onClose={() => setEdited(undefined)} />}
      {revoked && (
        <AskDialog
          title={t('revokeTitle', { name: revoked.name })}
          text={t('revokeText')}
          label={t('revoke')}
          change={() => api.apiKeys.revoke({ teamId: id, keyId: revoked.id })}
          onClose={() => {
            if (created?.id === revoked.id) setCreated(undefined)
            setRevoked(undefined)
          }}
        />
      )}
    </section>
  )
}

function KeyRow({
  apiKey,
  onEdit,
  onRevoke,
}: {
  readonly apiKey: ApiKey
  readonly onEdit: () => void
  readonly onRevoke: () => void
}) {
  const t = useTranslations('settings.api.keys')
  const common = useTranslations('common')
  const scopes = useTranslations('settings.api.scopes')
  const days = useDays(useTeam().timeZone)
  const { name, prefix, createdBy, isCreatorActive, isAssistants, expiresAt, lastUsedAt, origins } = apiKey
  return (
    <li className={classes.key}>
      <span className={classes.name}>
        <b>{name}</b>
        {isAssistants && (
          <Badge variant="default" size="sm" title={t('assistants')}>
            MCP
          </Badge>
        )}
        {!isCreatorActive && (
          <Badge variant="light" color="red" size="sm">
            {t('paused')}
          </Badge>
        )}
        {expiresAt !== null && <small>{t('expires', { day: days.brief(expiresAt) })}</small>}
      </span>
      <code>{prefix}…</code>
      <span>
        {apiKey.scopes.map((scope) => scopes(`${textKeyOf(scope)}.name`)).join(', ')}
        {origins.length > 0 && <small className={classes.sites}>{origins.join(', ')}</small>}
      </span>
      <span className={classes.dim}>{createdBy ?? common('somebody')}</span>
      <span className={classes.dim}>
        <span className="cp-hidden">{t('lastUsed')}</span>{' '}
        {lastUsedAt === null ? t('never') : days.brief(lastUsedAt)}
      </span>
      <span className={classes.keyActions}>
        <Button variant="subtle" size="compact-sm" onClick={onEdit} aria-label={t('sitesNamed', { name })}>
          {t('sites')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          onClick={onRevoke}
          aria-label={t('revokeNamed', { name })}
        >
          {t('revoke')}
        </Button>
      </span>
    </li>
  )
}
