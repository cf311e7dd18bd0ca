import { authError, type AuthEvent, type AuthEventConsumer, noAuthEvent } from './auth-event.ts'

/** Handled events are remembered for this long after the last one. Milliseconds. Source: spec 9. */
const rememberedMs = 10 * 60_000

/**
 * Delivers each event to its consumer, once; a redirect's event waits for a consumer. Rules: the SDK's
 * AuthEventManager.
 */
export class AuthEvents {
  readonly #consumers = new Set<AuthEventConsumer>()
  readonly #handled = new Set<string>()
  #lastHandledAt = 0
  #pending: AuthEvent | undefined

  /** event: the result of a redirect, if there is one. */
  constructor(event: AuthEvent | undefined) {
    this.#pending = event ?? noAuthEvent
  }

  registerConsumer(consumer: AuthEventConsumer): void {
    this.#consumers.add(consumer)
    const event = this.#pending
    if (!event || !isFor(event, consumer)) return
    this.#pending = undefined
    this.#deliver(event, consumer)
  }

  unregisterConsumer(consumer: AuthEventConsumer): void {
    this.#consumers.delete(consumer)
  }

  /** Returns true if a consumer accepted the event. */
  onEvent(event: AuthEvent): boolean {
    if (Date.now() - this.#lastHandledAt >= rememberedMs) this.#handled.clear()
    if (this.#handled.has(keyOf(event))) return false
    const consumers = [...this.#consumers].filter((consumer) => isFor(event, consumer))
    for (const consumer of consumers) this.#deliver(event, consumer)
    return consumers.length > 0
  }

  #deliver(event: AuthEvent, consumer: AuthEventConsumer): void {
    this.#handled.add(keyOf(event))
    this.#lastHandledAt = Date.now()
    // The absence of an event is a result, not an error.
    if (event.error && event !== noAuthEvent)
      consumer.onError(authError(event.error.code ?? 'auth/internal-error'))
    else consumer.onAuthEvent(event)
  }
}

function isFor(event: AuthEvent, { filter, eventId }: AuthEventConsumer): boolean {
  return filter.includes(event.type) && (eventId === null || eventId === event.eventId)
}

function keyOf({ type, eventId, sessionId }: AuthEvent): string {
  return `${type}-${eventId}-${sessionId}`
}
