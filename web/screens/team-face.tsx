import type { Team } from '@costard/contract'
import { Initials } from '#ui/pictures/initials.tsx'
import classes from './team-face.module.css'

/** The logo of a team, or its initials. Decorative: the name is beside it. */
export function TeamFace({
  team: { name, logoUrl },
  size = '1.625rem',
}: {
  readonly team: Pick<Team, 'name' | 'logoUrl'>
  readonly size?: string
}) {
  if (logoUrl === null) return <Initials name={name} size={size} isSquare isColored />
  return <img className={classes.logo} style={{ width: size, height: size }} src={logoUrl} alt="" />
}
