import { isColor, siteOriginOf, type Widget, type WidgetSettings } from '@costard/contract'
import { typedSites } from '#forms/typed-sites.ts'

const settings = [
  'name',
  'catalogId',
  'mode',
  'offer',
  'gate',
  'quoteAs',
  'asks',
  'selfInspection',
  'texts',
  'theme',
  'language',
  'siteId',
] as const
type Settings = Pick<WidgetSettings, (typeof settings)[number]>

/** Settings of a widget being edited. */
export interface WidgetDraft extends Settings {
  /** Sites as typed. */
  readonly sites: string
  /** Accent colour as typed; empty: the team's colour. */
  readonly accent: string
}

export function draftOf(widget: Widget): WidgetDraft {
  // A widget has all of these settings.
  const kept = Object.fromEntries(settings.map((name) => [name, widget[name]])) as unknown as Settings
  return { ...kept, accent: widget.theme.accent ?? '', sites: widget.allowedOrigins.join('\n') }
}

export function wrongSite(draft: WidgetDraft): string | undefined {
  return typedSites(draft.sites).find((site) => siteOriginOf(site) === undefined)
}

export function isAccent(accent: string): boolean {
  return accent === '' || isColor(accent.toLowerCase())
}

/** Returns the input for saving. */
export function settingsOf({ sites, accent, name, ...draft }: WidgetDraft) {
  return {
    ...draft,
    name: name.trim(),
    allowedOrigins: typedSites(sites),
    theme: { ...draft.theme, accent: accent === '' ? null : accent.toLowerCase() },
  }
}
