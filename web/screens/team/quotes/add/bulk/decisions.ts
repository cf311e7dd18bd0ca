import type { Answers, CatalogId, QuoteCustomer } from '@costard/contract'
import type { Column } from '@costard/contract/device-rows'

export type Answer = Answers[string]

export type Attributes = Readonly<Record<string, string | number | boolean>>

/** Decisions about a list, each under a key of its own, so that two tabs do not undo each other's steps. */
export interface Decisions {
  /** Meaning of a column, by its place, where it is not what its name says. */
  readonly [column: `column:${number}`]: Column | 'none'
  /** The text of the row, corrected. */
  readonly [text: `text:${number}`]: string
  /** Key of the device that was picked for the row. */
  readonly [device: `device:${number}`]: string
  /** Storage and other attributes of the variant, as far as they were picked. */
  readonly [detail: `detail:${number}`]: Attributes
  /** The condition of this row alone: the key of a condition. */
  readonly [condition: `condition:${number}`]: string
  readonly [out: `out:${number}`]: true
  /** Meaning of a word about the condition. */
  readonly [word: `word:${string}`]: string
  /** The answer of all rows to a question, unless the row has one. */
  readonly [answer: `answer:${string}`]: Answer
  readonly customer?: QuoteCustomer
  readonly catalog?: CatalogId
  readonly proposition?: string
  /** True if the lines go into as many quotes as can be sent. */
  readonly split?: true
}

/** Decisions that are made or, with undefined, undone together. */
export type Step = { readonly [Key in keyof Decisions]?: Decisions[Key] | undefined }

/** Returns the step of one decision; undefined takes it back. */
export function decide<Key extends keyof Decisions>(key: Key, value: Decisions[Key] | undefined): Step {
  return { [key]: value } as unknown as Step // a computed key is typed as any text
}

export function withStep(decisions: Decisions, step: Step): Decisions {
  const entries = Object.entries({ ...decisions, ...step }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as unknown as Decisions // keys and values of both
}

/** Returns the step that takes this one back. */
export function inverseOf(decisions: Decisions, step: Step): Step {
  const before = new Map<string, unknown>(Object.entries(decisions))
  return Object.fromEntries(Object.keys(step).map((key) => [key, before.get(key)])) as unknown as Step // as above
}
