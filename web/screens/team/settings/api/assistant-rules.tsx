import { type AssistantRules, assistantLimits, assistantRules } from '@costard/contract'
import { Radio, Textarea } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { helpBelow } from '#forms/help-below.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { assistantRulesQuery } from './api-queries.ts'
import { ApiProblem } from './api-problem.tsx'
import classes from './api-screen.module.css'
import { useApiChange } from './use-api-change.ts'

/** Rules for who may connect assistants, and which assistants are allowed; owners can edit them. */
export function AssistantRulesForm() {
  const t = useTranslations('settings.api.assistants.rules')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const mayChange = useMay('assistant.rules')
  const { data: stored } = useSuspenseQuery(assistantRulesQuery(teamId))
  const [letIn, setLetIn] = useState(stored.letIn)
  const [text, setText] = useState(stored.knownHosts.join('\n'))
  const knownHosts = text.split(/[\s,]+/).filter((host) => host !== '')
  const wrong = useWrong(knownHosts)
  const save = useApiChange(() => api.assistants.saveRules({ teamId, letIn, knownHosts }))
  const isSame = letIn === stored.letIn && knownHosts.join(' ') === stored.knownHosts.join(' ')
  return (
    <div className={classes.rules}>
      <Radio.Group
        label={t('letIn')}
        description={mayChange ? t('help') : t('onlyOwners')}
        inputWrapperOrder={helpBelow}
        value={letIn}
        onChange={(value) => setLetIn(value as AssistantRules['letIn'])}
      >
        {assistantRules.map((rule) => (
          <Radio key={rule} value={rule} label={t(rule)} mt="xs" disabled={!mayChange} />
        ))}
      </Radio.Group>
      <Textarea
        label={t('known')}
        description={t('knownHelp')}
        autosize
        minRows={1}
        maxRows={10}
        spellCheck={false}
        readOnly={!mayChange}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={wrong}
      />
      <ApiProblem error={save.error} />
      {mayChange && (
        <ActionButton
          variant="default"
          action={save}
          disabled={isSame || wrong !== undefined}
          label={common('save')}
          running={common('saving')}
        />
      )}
    </div>
  )
}

function useWrong(hosts: readonly string[]): string | undefined {
  const t = useTranslations('settings.api.assistants.rules')
  const host = hosts.find((one) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i.test(one))
  if (host !== undefined) return t('hostWrong', { host })
  const { maxKnownHosts: max } = assistantLimits
  return hosts.length > max ? t('knownTooMany', { max }) : undefined
}
