import type { z } from 'zod'

/**
 * Kinds of work, each with separate workers so that none waits for another: `mail` for handlers that send
 * mails, `slow` for those that compute for longer than a second, such as documents, `quick` for all others.
 */
export type EventWork = 'quick' | 'mail' | 'slow'

/**
 * A kind of event: its permanent name, and the schema of its payload. Stored events outlive a release: add
 * fields with defaults.
 */
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

/** An attempt to deliver an event. id: id of the event, the same for each attempt. */
export interface Delivery {
  readonly id: string
  readonly attempt: number
  readonly isLast: boolean
}

/**
 * Handler of events of one type. Called again later if it throws, unless the delivery is the last or the
 * error is a programming error.
 */
export interface EventHandler {
  readonly type: string
  readonly handle: (payload: unknown, delivery: Delivery) => Promise<void>
  /** Called once after the last attempt, for callers that wait for the result. */
  readonly onFailed?: (payload: unknown) => Promise<void>
}

/** Returns a handler that gets payloads of the right shape only. */
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
