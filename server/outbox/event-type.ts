import type { z } from 'zod'

/**
 * Kinds of work, each with workers of its own, so that none waits for another: `mail` for handlers that send mails, `slow`
 * for those that compute for longer than a second, as documents, `quick` for all others.
 */
export type EventWork = 'quick' | 'mail' | 'slow'

/** A kind of event: its lasting name, and the JSON of its payload. Stored events outlive a release: add fields with defaults. */
export interface EventType<Payload extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: Payload
  readonly work: EventWork
}

export function eventType<Payload extends z.ZodType>(
  name: string,
  payload: Payload,
  work: EventWork = 'quick',
): EventType<Payload> {
  return { name, payload, work }
}

/** One attempt to deliver an event. id is the event's, the same for each attempt. */
export interface Delivery {
  readonly id: string
  readonly attempt: number
  readonly isLast: boolean
}

/**
 * Handles events of one type. Retried later when it throws, unless the delivery is the last or the error is one of our
 * own code.
 */
export interface EventHandler {
  readonly type: string
  readonly handle: (payload: unknown, delivery: Delivery) => Promise<void>
  /** Called once when no further attempt follows, for callers that wait for the result. */
  readonly onFailed?: (payload: unknown) => Promise<void>
}

/** Makes a handler: it gets payloads of the right shape only. */
export function on<Payload extends z.ZodType>(
  type: EventType<Payload>,
  handle: (payload: z.output<Payload>, delivery: Delivery) => Promise<void>,
  onFailed?: (payload: z.output<Payload>) => Promise<void>,
): EventHandler {
  return {
    type: type.name,
    handle: (payload, delivery) => handle(type.payload.parse(payload), delivery),
    ...(onFailed && { onFailed: (payload) => onFailed(type.payload.parse(payload)) }),
  }
}
