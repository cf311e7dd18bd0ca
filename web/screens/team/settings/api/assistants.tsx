import type { Assistant } from '@costard/contract'
import { Badge, Button, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useDays } from '../../kit/use-days.ts'
import { useTeam } from '../../team-context.ts'
import { assistantsQuery } from './api-queries.ts'
import classes from './api-screen.module.css'
import { AssistantRulesForm } from './assistant-rules.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { CopyText } from './copy-text.tsx'
import { textKeyOf } from './text-key-of.ts'

/** The address for assistants, and the assistants that members connected. */
export function Assistants() {
  const t = useTranslations('settings.api.assistants')
  const { id } = useTeam()
  const { data: assistants } = useSuspenseQuery(assistantsQuery(id))
  const [ended, setEnded] = useState<Assistant>()
  const address = `${window.location.origin}/mcp`
  return (
    <section className={classes.card} aria-labelledby="assistants">
      <header className={classes.cardHead}>
        <h3 id="assistants">{t('title')}</h3>
        <p className="cp-dim">{t('lead')}</p>
      </header>
      <div className={classes.assistants}>
        <TextInput
          className={classes.secretField ?? ''}
          label={t('address')}
          description={t('scopes')}
          inputWrapperOrder={['label', 'description', 'input']}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyText value={address} />
      </div>
      {assistants.length === 0 ? (
        <p className={classes.empty}>{t('none')}</p>
      ) : (
        <ul className={classes.keys} aria-label={t('connected')}>
          {assistants.map((one) => (
            <AssistantRow key={one.id} assistant={one} onEnd={() => setEnded(one)} />
          ))}
        </ul>
      )}
      <AssistantRulesForm />
      {ended && (
        <AskDialog
          title={t('disconnectTitle', { name: ended.name })}
          text={t('disconnectText')}
          label={t('disconnect')}
          change={() => api.assistants.revoke({ teamId: id, assistantId: ended.id })}
          onClose={() => setEnded(undefined)}
        />
      )}
    </section>
  )
}

function AssistantRow({
  assistant: { name, host, isLocal, scopes, allowedBy, isMemberActive, lastUsedAt },
  onEnd,
}: {
  readonly assistant: Assistant
  readonly onEnd: () => void
}) {
  const t = useTranslations('settings.api.assistants')
  const keys = useTranslations('settings.api.keys')
  const scopeTexts = useTranslations('settings.api.scopes')
  const common = useTranslations('common')
  const days = useDays(useTeam().timeZone)
  const member = allowedBy ?? common('somebody')
  return (
    <li className={classes.key} data-of="assistant">
      <span className={classes.name}>
        <b>{name}</b>
        {!isMemberActive && (
          <Badge variant="light" color="red" size="sm">
            {keys('paused')}
          </Badge>
        )}
        <small>{isLocal ? t('local', { name: member }) : host}</small>
      </span>
      <span>{scopes.map((scope) => scopeTexts(`${textKeyOf(scope)}.name`)).join(', ')}</span>
      <span className={classes.dim}>{member}</span>
      <span className={classes.dim}>
        <span className="cp-hidden">{keys('lastUsed')}</span>{' '}
        {lastUsedAt === null ? keys('never') : days.brief(lastUsedAt)}
      </span>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        onClick={onEnd}
        aria-label={t('disconnectNamed', { name })}
      >
        {t('disconnect')}
      </Button>
    </li>
  )
}
