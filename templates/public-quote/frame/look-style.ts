import { darker, safeColor } from '../../team-look.ts'

/** Returns the style sheet with a team's colour, for a page behind a public link; '' without a colour. */
export function lookStyle(color: string | null): string {
  const own = safeColor(color)
  if (own === undefined) return ''
  return `.primary,.initials{background:${own};color:#fff}.primary:hover{background:${darker(own)}}`
}
