import type { LineInput } from '@costard/contract'
import type { Device, Match } from '@costard/devices'
import type { PriceResult, Question, Variant } from '@costard/pricing'
import type { PriceObstacle } from '@costard/quotes'
import type { Attributes } from '../decisions.ts'
import type { RowReading, Unreadable } from '@costard/contract/device-rows'

/** Current state of a row: ready, or what it needs. Every row is in exactly one state. */
export type RowState = Base &
  (
    | Ready
    | { readonly kind: 'choose'; readonly matches: readonly Match[] }
    | { readonly kind: 'number' }
    | (Known & {
        readonly kind: 'detail'
        readonly attribute: string
        readonly options: readonly Option[]
        readonly picked: Attributes
      })
    /** The catalog does not include the device. */
    | { readonly kind: 'unlisted'; readonly device: Device }
    | (Asked & { readonly kind: 'condition' | 'answers'; readonly missing: readonly string[] })
    /** The row has no firm price, whatever the further answers. */
    | (Asked & { readonly kind: 'stopped'; readonly obstacle: PriceObstacle })
    | { readonly kind: 'not-apple' }
    | { readonly kind: 'unreadable'; readonly why: Unreadable; readonly sameAs?: number }
    | { readonly kind: 'left-out' }
    | { readonly kind: 'saved' }
  )

interface Base {
  readonly reading: RowReading
  /** Label of the condition; undefined if it is unknown, or the catalog has none. */
  readonly condition?: string | undefined
}

export interface Ready extends Asked {
  readonly kind: 'ready'
  readonly result: PriceResult
  readonly line: LineInput
}

interface Known {
  readonly device: Device
}

interface Asked extends Known {
  readonly variant: Variant
  /** All questions of this row. */
  readonly questions: readonly Question[]
  /** The questions that the columns of the row answer. */
  readonly own: LineInput['answers']
}

/** A possible value of the missing attribute, with its label. */
export interface Option {
  readonly label: string
  readonly attributes: Attributes
}

export type StateKind = RowState['kind']

/** States in which the user has to decide something. */
const needing: ReadonlySet<StateKind> = new Set<StateKind>([
  'choose',
  'number',
  'detail',
  'condition',
  'answers',
  'unreadable',
])

export function needsYou({ kind }: Pick<RowState, 'kind'>): boolean {
  return needing.has(kind)
}

/** States of rows that stay out of the quote, for a reason that is shown. */
const apart: ReadonlySet<StateKind> = new Set<StateKind>(['not-apple', 'left-out', 'unlisted', 'stopped'])

export function isApart({ kind }: Pick<RowState, 'kind'>): boolean {
  return apart.has(kind)
}
