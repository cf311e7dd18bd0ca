import { Button, Group } from '@mantine/core'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import { Dialog } from '#ui/dialog.tsx'
import type { SharedDraft } from './draft/use-shared-draft.ts'

/** Asks before the page is left while a conflict is open. This browser keeps the values in any case. */
export function LeaveDialog({ draft: { conflict, keepMine, takeTheirs } }: { readonly draft: SharedDraft }) {
  const t = useTranslations('live.leave')
  const change = useTranslations('live.change')
  const blocker = useBlocker(conflict !== undefined)
  useBeforeUnload((event) => {
    if (conflict) event.preventDefault()
  })
  const parts = conflict?.parts ?? []
  const leaveWith = (settle: (parts: NonNullable<typeof conflict>['parts']) => void) => {
    settle(parts)
    blocker.proceed?.()
  }
  return (
    <Dialog
      opened={blocker.state === 'blocked' && conflict !== undefined}
      onClose={() => blocker.reset?.()}
      title={t('title')}
    >
      <p>{t('text', { parts: parts.map((part) => change(`part.${part}`)).join(', ') })}</p>
      <Group>
        <Button variant="default" onClick={() => leaveWith(keepMine)}>
          {change('keepMine')}
        </Button>
        <Button variant="default" onClick={() => leaveWith(takeTheirs)}>
          {change('takeTheirs')}
        </Button>
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          {t('stay')}
        </Button>
      </Group>
    </Dialog>
  )
}
