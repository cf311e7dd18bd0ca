import type { Answer, Catalog, CheckKind, PriceRequest } from '@costard/pricing'
import type { Choice } from './choices.ts'

/** Fields of a quote line that determine its price. Amounts in minor units. */
export interface Line {
  readonly variantId: string
  /** Numbers of the device; a line with one has a single device. */
  readonly device: { readonly imei?: string | undefined; readonly serial?: string | undefined }
  readonly answers: Readonly<Record<string, Answer>>
  readonly services: readonly {
    readonly key: string
    readonly quantity?: number | undefined
    /** True if the customer can add the service; until then the price does not include it. */
    readonly isOptional?: boolean | undefined
  }[]
  readonly quantity: number
  readonly checks: readonly {
    readonly kind: CheckKind
    readonly result: 'clear' | 'flagged' | 'unknown'
  }[]
  readonly propositionKey?: string | undefined
  /** Prices by hand: of one device, null if the catalog has a price, and of one unit of services. */
  readonly handPrice?: {
    readonly amountMinor: number | null
    readonly services: Readonly<Record<string, number>>
  } | null
  readonly adjustment?: PriceRequest['adjustment'] | null
  /** Purchase price of the devices. The amount is null for members without the right to see costs. */
  readonly purchase?: { readonly amountMinor: number | null; readonly withVat: boolean } | null
  /** Cash limit with which the line was priced, null for none. Absent: use the current limit of the team. */
  readonly cashLimitMinor?: number | null | undefined
}

/** Differences of a requested price from the current line. */
export type Difference = Partial<Line> & {
  /** Keys of the added optional services. */
  readonly options?: readonly string[] | undefined
}

/**
 * Returns the customer's choice for a line, as a difference from the offer. choice null: nothing was chosen.
 */
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

/** Key of a catalog's question about the number of sold devices, whose bands are quantity discounts. */
export const quantityQuestion = 'qty'

/**
 * True if the quantity of the line answers a question. False for a device with a number, which can be on one
 * of several lines.
 */
export function isAnsweredByQuantity(
  { key, type }: Pick<Catalog['questions'][number], 'key' | 'type'>,
  { imei, serial }: Line['device'],
): boolean {
  return key === quantityQuestion && type === 'number' && imei === undefined && serial === undefined
}

/** Returns the answers including the quantity of the line, if the catalog asks for it. */
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
