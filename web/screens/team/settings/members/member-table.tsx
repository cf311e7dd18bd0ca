import type { TeamMember } from '@costard/contract'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { ChangesContext } from '#live/changes.ts'
import { Face } from '#ui/pictures/face.tsx'
import { type ListColumn, ListTable } from '../../list/list-table.tsx'
import table from '../../list/list-table.module.css'
import type { SortOrder } from '../../list/sort-head.tsx'
import { MemberMenu } from './member-menu.tsx'
import { LastSeen, MemberName, MemberRole } from './member-parts.tsx'
import classes from './members-screen.module.css'
import { useShownName } from './use-shown-name.ts'

/** Members on wide screens. */
export function MemberTable({
  members,
  order,
  mayManage,
}: {
  readonly members: readonly TeamMember[]
  readonly order: SortOrder
  readonly mayManage: boolean
}) {
  const t = useTranslations('settings.members')
  const { members: people, ownUid } = use(ChangesContext)
  const nameOf = useShownName()
  const columns: ListColumn<TeamMember>[] = [
    {
      key: 'name',
      title: t('column.name'),
      sort: { by: 'name', isDownFirst: false },
      cell: (member) => (
        <span className={table.lead}>
          <Face name={nameOf(member)} photo={people.get(member.userId)?.photo} isColored />
          <MemberName member={member} />
        </span>
      ),
    },
    {
      key: 'role',
      title: t('column.role'),
      width: '32%',
      className: classes.role,
      sort: { by: 'role', isDownFirst: false },
      cell: (member) => <MemberRole member={member} />,
    },
    {
      key: 'seen',
      title: t('lastSeen'),
      width: '8.5rem',
      isNumber: true,
      cellClassName: classes.seen,
      sort: { by: 'seen', isDownFirst: true },
      cell: (member) => <LastSeen member={member} />,
    },
  ]
  if (mayManage)
    columns.push({
      key: 'menu',
      title: '',
      width: '4rem',
      isNumber: true,
      cell: (member) =>
        member.userId !== ownUid && <MemberMenu member={member} name={nameOf(member)} isOfRow />,
    })
  return <ListTable rows={members} idOf={({ userId }) => userId} order={order} isTall columns={columns} />
}
