import type { Site } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SiteProblem } from '../../site/site-problem.tsx'
import { useTeam } from '../../team-context.ts'
import { useSitesChanged } from './use-sites-changed.ts'

/** Confirmation before a site is removed: its address and hours are stored nowhere else. */
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
  const changed = useSitesChanged()
  const remove = useAction(() => api.sites.remove({ teamId, siteId }), {
    done: t('wasRemoved', { name }),
    onDone: () => onClose(),
    onEnd: changed,
  })
  return (
    <Dialog opened onClose={onClose} title={t('removeTitle', { name })}>
      <p>{t('removeText')}</p>
      <SiteProblem error={remove.error} />
      <DialogFoot
        onClose={onClose}
        color="red"
        action={remove}
        label={t('remove')}
        running={common('removing')}
      />
    </Dialog>
  )
}
