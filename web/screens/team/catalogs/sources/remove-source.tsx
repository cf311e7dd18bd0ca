import type { PriceSource } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../team-context.ts'
import { SourceProblem } from './source-problem.tsx'
import { useSourceChange } from './use-source-change.ts'

/** Confirms that a source is to be removed with its hints and runs. */
export function RemoveSource({
  source,
  onClose,
  onRemoved,
}: {
  readonly source: PriceSource
  readonly onClose: () => void
  readonly onRemoved: () => void
}) {
  const t = useTranslations('priceSources')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const remove = useSourceChange(() => api.priceSources.remove({ teamId, sourceId: source.id }), onRemoved)
  return (
    <Dialog opened onClose={onClose} title={t('removeTitle')}>
      <p>{t('removeText', { name: source.name })}</p>
      <SourceProblem error={remove.error} />
      <DialogFoot
        onClose={onClose}
        color="red"
        action={remove}
        label={t('remove')}
        running={common('saving')}
      />
    </Dialog>
  )
}
