import { roles } from '@costard/contract'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMailPlus, IconUserPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useSignedIn } from '#session/session-context.ts'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { Icon } from '#ui/icon.tsx'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { SortSheet } from '../../list/sort-sheet.tsx'
import { useRowOrder } from '../../list/use-row-order.ts'
import { useMay, useTeam } from '../../team-context.ts'
import { SettingsPage } from '../settings-page.tsx'
import { PartHead } from '../part-head.tsx'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { MemberTable } from './member-table.tsx'
import classes from './members-screen.module.css'
import { membersQuery } from './members-query.ts'
import { RoleTable } from './role-table.tsx'
import { useShownName } from './use-shown-name.ts'

/** Members of the team with their roles, editable by those who manage members. */
export function MembersScreen() {
  return (
    <SettingsPage>
      <Suspense fallback={<PageLoader />}>
        <Members />
      </Suspense>
    </SettingsPage>
  )
}

function Members() {
  const t = useTranslations('settings.members')
  const { id } = useTeam()
  const { user } = useSignedIn()
  const { data: members } = useSuspenseQuery(membersQuery(id))
  const mayManage = useMay('member.manage')
  const [isInviting, invite] = useDisclosure(false)
  const isPhone = useScreenSize() === 'phone'
  const { sorted, order } = useRowOrder(members, {
    name: useShownName(),
    role: ({ role }) => roles.indexOf(role),
    seen: ({ lastSeenAt }) => Date.parse(lastSeenAt),
  })
  const sorts = [
    { by: 'name', title: t('column.name'), isDownFirst: false },
    { by: 'role', title: t('column.role'), isDownFirst: false },
    { by: 'seen', title: t('lastSeen'), isDownFirst: true },
  ]
  return (
    <div className="cp-column cp-gap-16">
      <PartHead title={t('title')} lead={t(mayManage ? 'count' : 'readOnly', { count: members.length })}>
        {mayManage && user.isAnonymous && (
          <Button
            component={Link}
            to={paths.signUp()}
            state={{ returnTo: paths.members(id) }}
            variant="light"
            leftSection={<Icon of={IconMailPlus} size={18} />}
          >
            {t('inviteGuest')}
          </Button>
        )}
        {mayManage && !user.isAnonymous && (
          <Button leftSection={<Icon of={IconUserPlus} size={18} />} onClick={invite.open}>
            {t('invite')}
          </Button>
        )}
      </PartHead>
      {isPhone && members.length > 1 && (
        <div>
          <SortSheet choices={sorts} order={order} />
        </div>
      )}
      {isPhone ? (
        <ul className={classes.rows} aria-label={t('title')}>
          {sorted.map((member) => (
            <MemberRow key={member.userId} member={member} mayManage={mayManage} />
          ))}
        </ul>
      ) : (
        <MemberTable members={sorted} order={order} mayManage={mayManage} />
      )}
      {mayManage && <Invitations />}
      <RoleTable />
      {isInviting && <InviteDialog members={members} onClose={invite.close} />}
    </div>
  )
}
