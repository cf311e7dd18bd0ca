import type { Bp, Minor } from '../amounts.ts'
import type { Catalog, Condition, Proposition, Rounding } from '../catalog.ts'
import { roundingRule } from './rounding-rule.ts'
import { withoutUndefined } from './without-undefined.ts'
import type { Program } from './condition-program.ts'

/** The active propositions in catalog order, with defaults filled in. */
export interface OfferTable {
  readonly all: readonly OfferEntry[]
  /** Position of the default proposition; -1 without one. */
  readonly defaultIndex: number
  /** True if one of the propositions is paid in cash. */
  readonly hasCash: boolean
}

export interface OfferEntry {
  readonly key: string
  readonly rateBp: Bp
  readonly fixedMinor: Minor
  readonly ratesDevice: boolean
  /**
   * True if the proposition rates parts, as part quality does: it changes the price of parts, not of the
   * device.
   */
  readonly ratesParts: boolean
  /**
   * True if the proposition changes nothing; its amount is then not rounded: a subtotal at a limit off the
   * grid stays.
   */
  readonly isPlain: boolean
  /** Rounding with the default ending filled in; also the `rule` of its trace step. */
  readonly rounding: Required<Rounding>
  readonly minMinor: Minor
  readonly hasMax: boolean
  readonly maxMinor: Minor
  readonly availableWhen: Program | null
  readonly onlyWhenNil: boolean
  readonly isCash: boolean
  /** Positions of the included services. */
  readonly included: readonly number[]
  readonly rule: object
  readonly clampRule: object
}

export function offerTable(
  catalog: Catalog,
  compile: (condition: Condition | undefined) => Program | null,
): OfferTable {
  const active = catalog.propositions.filter((proposition) => proposition.active !== false)
  return {
    all: active.map((proposition) => entryFor(proposition, catalog, compile(proposition.availableWhen))),
    defaultIndex: active.findIndex(({ isDefault }) => isDefault),
    hasCash: active.some(({ isCash }) => isCash),
  }
}

function entryFor(proposition: Proposition, catalog: Catalog, availableWhen: Program | null): OfferEntry {
  const { key, rateBp, fixedMinor = 0, ownRounding, appliesTo = 'base', minMinor, maxMinor } = proposition
  const rounding = Object.freeze(roundingRule(ownRounding ?? catalog.rounding))
  return {
    key,
    rateBp,
    fixedMinor,
    ratesDevice: appliesTo !== 'services',
    ratesParts: appliesTo !== 'base' && rateBp !== 10000,
    isPlain: rateBp === 10000 && fixedMinor === 0 && ownRounding === undefined,
    rounding,
    minMinor: Math.max(0, minMinor ?? 0),
    hasMax: maxMinor !== undefined,
    maxMinor: maxMinor ?? 0,
    availableWhen,
    onlyWhenNil: proposition.onlyWhenNil ?? false,
    isCash: proposition.isCash ?? false,
    included: catalog.services.flatMap(({ active, bundle, includedInPropositions = [] }, index) => {
      return active !== false && !bundle && includedInPropositions.includes(key) ? index : []
    }),
    rule: Object.freeze({ rateBp, fixedMinor, appliesTo }),
    clampRule: Object.freeze(withoutUndefined({ minMinor, maxMinor })),
  }
}
