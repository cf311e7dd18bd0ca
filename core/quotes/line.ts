import type { Answer, Catalog, CheckKind, PriceRequest } from '@costard/pricing'
import type { Choice } from './choices.ts'

/** A line of a quote, as far as its price depends on it. Amounts in minor units. */
export interface Line {
  readonly variantId: string
  /** The numbers by which the device is known; with one it is always a single device. */
  readonly device: { readonly imei?: string | undefined; readonly serial?: string | undefined }
  readonly answers: Readonly<Record<string, Answer>>
  readonly services: readonly {
    readonly key: string
    readonly quantity?: number | undefined
    /** True if the customer can add the service; it is not in the price until then. */
    readonly isOptional?: boolean | undefined
  }[]
  readonly quantity: number
  readonly checks: readonly {
    readonly kind: CheckKind
    readonly result: 'clear' | 'flagged' | 'unknown'
  }[]
  readonly propositionKey?: string | undefined
  /** Prices of one device, null if the catalog has it, and of one unit of services. */
  readonly handPrice?: {
    readonly amountMinor: number | null
    readonly services: Readonly<Record<string, number>>
  } | null
  readonly adjustment?: PriceRequest['adjustment'] | null
  /** Purchase price of the devices. The amount is null for members who may not see costs. */
  readonly purchase?: { readonly amountMinor: number | null; readonly withVat: boolean } | null
  /** Cash limit with which the line was priced, null for none. Absent: it is priced now, with that of the team. */
  readonly cashLimitMinor?: number | null | undefined
}

/** In what a price asked for differs from that of the line as it stands. */
export type Difference = Partial<Line> & {
  /** Keys of the optional services that are added. */
  readonly options?: readonly string[] | undefined
}

/** Returns what the customer chose for a line, as a difference from what was offered. choice null: nothing was chosen. */
export function chosenFor(
  lineId: string,
  choice: Pick<Choice, 'propositionKeys' | 'options'> | null,
): Difference {
  const propositionKey = choice?.propositionKeys?.[lineId]
  return {
    options: choice?.options?.[lineId],
    ...(propositionKey !== undefined && { propositionKey }),
  }
}

/** Key of the question of a catalog how many devices are sold: its bands are discounts for quantities. */
export const quantityQuestion = 'qty'

/**
 * True if the quantity of the line answers a question. False for a device with a number: it can be one of
 * several lines.
 */
export function isAnsweredByQuantity(
  { key, type }: Pick<Catalog['questions'][number], 'key' | 'type'>,
  { imei, serial }: Line['device'],
): boolean {
  return key === quantityQuestion && type === 'number' && imei === undefined && serial === undefined
}

/** Returns the answers with the quantity of the line, if the catalog asks for it. */
export function answersWithQuantity<A extends Answer>(
  { questions }: Pick<Catalog, 'questions'>,
  {
    answers,
    quantity,
    device,
  }: Pick<Line, 'quantity' | 'device'> & { readonly answers: Readonly<Record<string, A>> },
): Record<string, A | number> {
  const isAsked = questions.some((question) => isAnsweredByQuantity(question, device))
  return isAsked ? { ...answers, [quantityQuestion]: quantity } : { ...answers }
}
