import { Button, Group, Modal } from '@mantine/core'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useTeam } from '../../team-context.ts'
import { useDraft } from '../draft/draft-context.ts'

/** Asks before a catalog is left while changes are not stored. */
export function LeaveDraft() {
  const t = useTranslations('catalog.leave')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const { catalogId, state } = useDraft()
  const count = state.waiting.size + state.conflicts.size
  const home = paths.catalog(teamId, catalogId)
  const blocker = useBlocker(({ nextLocation }) => count > 0 && !nextLocation.pathname.startsWith(`${home}/`))
  useBeforeUnload((event) => {
    if (count > 0) event.preventDefault()
  })
  return (
    <Modal
      opened={blocker.state === 'blocked' && count > 0}
      onClose={() => blocker.reset?.()}
      title={t('title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <p>{t('text', { count })}</p>
      <Group>
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          {t('stay')}
        </Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t('leave')}
        </Button>
      </Group>
    </Modal>
  )
}
