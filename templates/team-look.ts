import type { InlineImage } from './emails/parts/mark.ts'

/** Appearance of a team: the colour of its buttons, with white text; and its logo. null: as the product. */
export interface TeamLook {
  /** "#1d5634". */
  readonly color: string | null
  readonly logo: InlineImage | null
}

export const plainLook: TeamLook = { color: null, logo: null }

/** Returns the colour if it is valid, since it is put into style sheets, where nothing else must get in. */
export function safeColor(color: string | null): string | undefined {
  return color !== null && /^#[0-9a-f]{6}$/.test(color) ? color : undefined
}

/** Returns a slightly darker colour, for hovered elements. */
export function darker(color: string): string {
  const channels = [1, 3, 5].map((at) => Math.round(parseInt(color.slice(at, at + 2), 16) * 0.82))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
