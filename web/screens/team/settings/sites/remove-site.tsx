import type { Site } from '@costard/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useNotify } from '../../account/use-notify.ts'
import { SiteProblem } from '../../site/site-problem.tsx'
import { useTeam } from '../../team-context.ts'
import { useSitesChanged } from './use-sites-changed.ts'

/** Asks before a site goes: its address and hours are nowhere else. */
export function RemoveSite({
  site: { id: siteId, name },
  onClose,
}: {
  readonly site: Site
  readonly onClose: () => void
}) {
  const t = useTranslations('sites')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const notify = useNotify()
  const changed = useSitesChanged()
  const remove = useMutation({
    mutationFn: () => api.sites.remove({ teamId, siteId }),
    onSuccess: () => {
      notify(t('wasRemoved', { name }))
      onClose()
    },
    onSettled: changed,
  })
  return (
    <Dialog opened onClose={onClose} title={t('removeTitle', { name })}>
      <p>{t('removeText')}</p>
      <SiteProblem error={remove.error} />
      <DialogFoot
        keep={common('cancel')}
        onClose={onClose}
        color="red"
        isRunning={remove.isPending}
        label={t('remove')}
        running={t('removing')}
        onClick={() => remove.mutate()}
      />
    </Dialog>
  )
}
