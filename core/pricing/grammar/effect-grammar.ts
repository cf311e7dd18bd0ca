import { both, byKey, byTag, flag, list, number, object, text } from './grammar.ts'

const part = text('key')
const share = object({ bp: number('shareBp') })

export const plainEffect = byTag('kind', {
  none: object({}),
  amount: object({ amountMinor: number('signedMinor') }, { part }),
  percent: object(
    { bp: number('signedShareBp') },
    { minMinor: number('minor'), maxMinor: number('minor'), part },
  ),
  grade: object({ code: text('key') }),
  cap: share,
  floor: share,
  reject: object({ reason: text('key'), curable: flag }, { howToFix: text('key') }),
  review: object({ reason: text('key') }),
  range: object({ bp: number('rateBp') }),
})

/** Devices to which an override applies. */
export const scope = byKey({ variantId: text('key'), modelId: text('key'), group: text('name') })

export const effect = both(
  plainEffect,
  object({}, { overrides: list(both(scope, object({ effect: plainEffect })), 'overrides') }),
)
