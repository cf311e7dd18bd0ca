import { rolesGivenBy, type TeamMember } from '@costard/contract'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useSites } from '../../site/sites-query.ts'
import { useTeam } from '../../team-context.ts'
import { MemberProblem } from './member-problem.tsx'
import { RoleFields, type RoleValues } from './role-fields.tsx'
import { SiteFields } from './site-fields.tsx'
import { useMemberChange } from './use-member-change.ts'

/** Changes the role, rights and sites of a member. */
export function MemberDialog({
  member: { userId, role, costView, maxAdjustBp, siteIds },
  name,
  onClose,
}: {
  readonly member: TeamMember
  readonly name: string
  readonly onClose: () => void
}) {
  const t = useTranslations('settings.members')
  const common = useTranslations('common')
  const { id: teamId, role: own } = useTeam()
  const notify = useNotice()
  const [values, setValues] = useState<RoleValues>({ role, costView, maxAdjustBp })
  const { open, own: ownSites } = useSites()
  const [sites, setSites] = useState(siteIds)
  // Without sites archived meanwhile; unchanged if the sites are not loaded.
  const chosen = sites.filter((id) => open.some((site) => site.id === id))
  const save = useMemberChange(
    (next: RoleValues) =>
      api.members.change({ teamId, userId, ...next, ...(ownSites && { siteIds: chosen }) }),
    () => {
      notify(t('changed', { name }))
      onClose()
    },
  )
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('changeTitle', { name })}>
      <Stack>
        <RoleFields roles={rolesGivenBy(own)} values={values} onChange={setValues} />
        <SiteFields siteIds={sites} onChange={setSites} />
        <MemberProblem error={save.error} />
      </Stack>
      <DialogFoot
        onClose={onClose}
        isRunning={save.isRunning}
        label={common('save')}
        running={common('saving')}
        onClick={() => save.run(values)}
      />
    </Dialog>
  )
}
