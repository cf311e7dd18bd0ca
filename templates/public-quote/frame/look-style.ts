import { darker, safeColor } from '../../team-look.ts'

/** Returns the style sheet of a team's colour, for a page behind a public link; '' without one. */
export function lookStyle(color: string | null): string {
  const own = safeColor(color)
  if (own === undefined) return ''
  return `.primary,.initials{background:${own};color:#fff}.primary:hover{background:${darker(own)}}`
}
