import { accessByScope, type ApiScope, apiScopes, may, type NewApiKey } from '@costard/contract'
import { Checkbox, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useNameProblem } from '#forms/use-name-problem.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../team-context.ts'
import { ApiProblem } from './api-problem.tsx'
import { KeySitesField } from './key-sites-field.tsx'
import { useKeySites } from './key-sites.ts'
import { textKeyOf } from './text-key-of.ts'
import { useApiChange } from './use-api-change.ts'

const lives = ['never', '30', '90', '365'] as const

/** Creates a key: its name, permissions and expiry. */
export function KeyDialog({
  onClose,
  onCreated,
}: {
  readonly onClose: () => void
  readonly onCreated: (key: NewApiKey) => void
}) {
  const t = useTranslations('settings.api.keys')
  const scopes = useTranslations('settings.api.scopes')
  const team = useTeam()
  const [name, setName] = useState('')
  const wrongName = useNameProblem()(name)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [life, setLife] = useState<(typeof lives)[number]>('never')
  const [sites, setSites] = useState('')
  const { origins, wrong: wrongSites } = useKeySites(sites)
  const add = useApiChange(
    () =>
      api.apiKeys.add({
        teamId: team.id,
        name,
        scopes: apiScopes.filter((scope) => chosen.includes(scope)),
        days: life === 'never' ? null : Number(life),
        origins: [...origins],
      }),
    (key) => {
      onCreated(key)
      onClose()
    },
  )
  const isAllowed = (scope: ApiScope): boolean => {
    const access = accessByScope[scope]
    return access === 'member' || may(team, access)
  }
  return (
    <Dialog opened onClose={onClose} title={t('addTitle')}>
      <Stack>
        <TextInput
          label={t('name')}
          description={t('nameHelp')}
          maxLength={60}
          data-autofocus
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={wrongName}
        />
        <Checkbox.Group label={t('may')} value={[...chosen]} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {apiScopes.map((scope) => (
              <Checkbox
                key={scope}
                value={scope}
                disabled={!isAllowed(scope)}
                label={scopes(`${textKeyOf(scope)}.name`)}
                description={scopes(`${textKeyOf(scope)}.text`)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Select
          label={t('ends')}
          allowDeselect={false}
          data={lives.map((value) => ({
            value,
            label: value === 'never' ? t('endsNever') : t('endsAfter', { days: Number(value) }),
          }))}
          value={life}
          onChange={(value) => setLife(lives.find((one) => one === value) ?? 'never')}
        />
        <KeySitesField text={sites} wrong={wrongSites} onChange={setSites} />
        <ApiProblem error={add.error} />
      </Stack>
      <DialogFoot
        onClose={onClose}
        disabled={
          name.trim() === '' || wrongName !== undefined || chosen.length === 0 || wrongSites !== undefined
        }
        action={add}
        label={t('create')}
        running={t('creating')}
      />
    </Dialog>
  )
}
