import type { Effect, PlainEffect } from '@costard/pricing'
import type { StarterMoney } from './starter-money.ts'

/** Effects given in euros, converted to the team's currency. Without sample rates, no amount effects are returned. */
export interface StarterEffects {
  readonly amount: (euros: number, part?: string) => readonly Effect[]
  readonly byGroup: (euros: ByGroup, part: string) => readonly Effect[]
  readonly percent: (bp: number, bounds?: Bounds, part?: string) => readonly Effect[]
}

export interface ByGroup {
  readonly pro: number
  readonly std: number
  readonly old: number
}

interface Bounds {
  readonly min: number
  readonly max: number
}

export function starterEffects({ fromEuros }: StarterMoney): StarterEffects {
  const plainAmount = (euros: number, part?: string): PlainEffect | undefined => {
    const amountMinor = fromEuros(euros)
    return amountMinor === null ? undefined : { kind: 'amount', amountMinor, ...(part && { part }) }
  }
  return {
    amount: (euros, part) => listOf(plainAmount(euros, part)),
    byGroup: (euros, part) => {
      const effect = plainAmount(euros.std, part)
      const pro = plainAmount(euros.pro, part)
      const old = plainAmount(euros.old, part)
      if (!effect || !pro || !old) return []
      // Mac parts cost at least as much as those of the most expensive phones.
      const overrides = [
        { group: 'pro', effect: pro },
        { group: 'old', effect: old },
        { group: 'watch', effect: old },
        { group: 'mac', effect: pro },
        { group: 'imac', effect: pro },
        { group: 'desktop', effect: pro },
      ]
      return [{ ...effect, overrides }]
    },
    percent: (bp, bounds, part) => [
      { kind: 'percent', bp, ...minorBounds(bounds, fromEuros), ...(part && { part }) },
    ],
  }
}

export function grade(code: string): Effect {
  return { kind: 'grade', code }
}

/** reason: key in the reasons of the wording. */
export function review(reason: string): Effect {
  return { kind: 'review', reason }
}

export function reject(reason: string): Effect {
  return { kind: 'reject', reason, curable: false }
}

/**
 * Rejects the device until the customer has fixed a problem; `howToFix` is a key of the wording's reasons.
 */
export function rejectUntil(reason: string, howToFix: string): Effect {
  return { kind: 'reject', reason, curable: true, howToFix }
}

function minorBounds(
  bounds: Bounds | undefined,
  fromEuros: StarterMoney['fromEuros'],
): { minMinor?: number; maxMinor?: number } {
  const minMinor = bounds && fromEuros(bounds.min)
  const maxMinor = bounds && fromEuros(bounds.max)
  return typeof minMinor === 'number' && typeof maxMinor === 'number' ? { minMinor, maxMinor } : {}
}

function listOf(effect: Effect | undefined): readonly Effect[] {
  return effect ? [effect] : []
}
