export const widgetLimits = {
  maxWidgets: 50,
  maxOrigins: 20,
  maxOriginLength: 200,
  maxName: 120,
  maxLine: 120,
  maxText: 600,
  maxConversionId: 64,
  maxFunnelDays: 90,
  keptDays: 400,
  maxUnsure: 5,
} as const

export const widgetLimitTexts: Readonly<Record<keyof typeof widgetLimits, string>> = {
  maxWidgets: 'Widgets of a team',
  maxOrigins: 'Sites that may show a widget',
  maxOriginLength: 'Characters of the address of a site',
  maxName: 'Characters of the name of a widget',
  maxLine: 'Characters of the headline in one language',
  maxText: 'Characters of each other text in one language',
  maxConversionId: 'Characters of the conversion id',
  maxFunnelDays: 'Days of visits that can be read at once',
  keptDays: 'Days that counts of visits are kept',
  maxUnsure: 'Questions that a visitor may leave to a person',
}
