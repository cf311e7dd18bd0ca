import type { Answers, CatalogId, QuoteCustomer } from '@costard/contract'
import type { Column } from '@costard/contract/device-rows'

export type Answer = Answers[string]

export type Attributes = Readonly<Record<string, string | number | boolean>>

/**
 * The user's decisions about a list, each with a key of its own, so that two tabs do not overwrite each
 * other.
 */
export interface Decisions {
  /** Meaning of a column, by its index, if it differs from what its heading says. */
  readonly [column: `column:${number}`]: Column | 'none'
  /** Corrected text of the row. */
  readonly [text: `text:${number}`]: string
  /** Key of the device chosen for the row. */
  readonly [device: `device:${number}`]: string
  /** Storage and other attributes of the variant that were chosen so far. */
  readonly [detail: `detail:${number}`]: Attributes
  /** Condition of this row alone, as its key. */
  readonly [condition: `condition:${number}`]: string
  readonly [out: `out:${number}`]: true
  /** Meaning of a word for the condition. */
  readonly [word: `word:${string}`]: string
  /** Answer to a question for all rows without an answer of their own. */
  readonly [answer: `answer:${string}`]: Answer
  readonly customer?: QuoteCustomer
  readonly catalog?: CatalogId
  readonly proposition?: string
  /** True to split the lines into quotes small enough to send. */
  readonly split?: true
}

/** Decisions that are made, or with undefined removed, in one undo step. */
export type Step = { readonly [Key in keyof Decisions]?: Decisions[Key] | undefined }

/** Returns the step for one decision; undefined removes it. */
export function decide<Key extends keyof Decisions>(key: Key, value: Decisions[Key] | undefined): Step {
  return { [key]: value } as unknown as Step // a computed key is typed as any text
}

export function withStep(decisions: Decisions, step: Step): Decisions {
  const entries = Object.entries({ ...decisions, ...step }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as unknown as Decisions // keys and values of both objects
}

/** Returns the step that undoes this one. */
export function inverseOf(decisions: Decisions, step: Step): Step {
  const before = new Map<string, unknown>(Object.entries(decisions))
  return Object.fromEntries(Object.keys(step).map((key) => [key, before.get(key)])) as unknown as Step // a computed key, as above
}
