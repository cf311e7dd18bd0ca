import { contrastWithWhite, isColor, minContrast, type WidgetTheme } from '@costard/contract'
import type { WidgetLook } from '@costard/templates'

const ours = '#1d5634'
const inks = { light: '#1d1d18', dark: '#eceee8' }
/** Dark background of the frame, with white text. */
const darkGround = '#1a1d18'
/** Minimum contrast of an edge with the adjacent colour. Source: WCAG 2.2, 1.4.11. */
const minEdge = 3

/**
 * Returns the look of a widget: its theme, else the team's colour, else the default. asked: settings from the
 * embedding site.
 */
export function lookOf(
  theme: WidgetTheme,
  teamColor: string | null,
  asked: { readonly accent?: string | undefined; readonly radius?: string | undefined },
): WidgetLook {
  const accent =
    [asked.accent?.toLowerCase(), theme.accent, teamColor].find((color) => color && isColor(color)) || ours
  const white = contrastWithWhite(accent)
  const onDark = contrastWithWhite(darkGround) / white
  const radius = (['square', 'soft', 'round'] as const).find((one) => one === asked.radius)
  return {
    accent,
    onAccent: white >= minContrast ? '#ffffff' : '#000000',
    edge: { light: white >= minEdge ? accent : inks.light, dark: onDark >= minEdge ? accent : inks.dark },
    radius: radius ?? theme.radius,
    scheme: theme.scheme,
    font: theme.font,
    maxWidth: theme.maxWidth,
  }
}

export const plainTheme: WidgetTheme = {
  accent: null,
  radius: 'soft',
  scheme: 'visitor',
  font: 'own',
  maxWidth: 448,
}
