import type { TeamMember } from '@costard/contract'
import { use } from 'react'
import { ChangesContext } from '#live/changes.ts'
import { Face } from '#ui/pictures/face.tsx'
import { MemberMenu } from './member-menu.tsx'
import { LastSeen, MemberName, MemberRole } from './member-parts.tsx'
import classes from './members-screen.module.css'
import { useShownName } from './use-shown-name.ts'

/** A member, on a phone. */
export function MemberRow({
  member,
  mayManage,
}: {
  readonly member: TeamMember
  readonly mayManage: boolean
}) {
  const { members, ownUid } = use(ChangesContext)
  const name = useShownName()(member)
  return (
    <li className={classes.row} data-suspended={member.isSuspended || undefined}>
      <Face name={name} photo={members.get(member.userId)?.photo} isColored />
      <MemberName member={member} />
      <span className={classes.role}>
        <MemberRole member={member} />
      </span>
      <span className={classes.seen}>
        <LastSeen member={member} />
      </span>
      <span className={classes.more}>
        {mayManage && member.userId !== ownUid && <MemberMenu member={member} name={name} />}
      </span>
    </li>
  )
}
