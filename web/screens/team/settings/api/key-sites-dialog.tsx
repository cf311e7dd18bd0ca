import type { ApiKey } from '@costard/contract'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../team-context.ts'
import { ApiProblem } from './api-problem.tsx'
import { KeySitesField } from './key-sites-field.tsx'
import { useKeySites } from './key-sites.ts'
import { useApiChange } from './use-api-change.ts'

/** Changes the sites whose pages may use a key. */
export function KeySitesDialog({
  apiKey: { id, name, origins: stored },
  onClose,
}: {
  readonly apiKey: ApiKey
  readonly onClose: () => void
}) {
  const t = useTranslations('settings.api.keys')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const [text, setText] = useState(stored.join('\n'))
  const { origins, wrong } = useKeySites(text)
  const save = useApiChange(() => api.apiKeys.edit({ teamId, keyId: id, origins: [...origins] }), onClose)
  return (
    <Dialog opened onClose={onClose} title={t('sitesTitle', { name })}>
      <Stack>
        <KeySitesField text={text} wrong={wrong} onChange={setText} />
        <ApiProblem error={save.error} />
      </Stack>
      <DialogFoot
        onClose={onClose}
        disabled={wrong !== undefined}
        action={save}
        label={common('save')}
        running={common('saving')}
      />
    </Dialog>
  )
}
