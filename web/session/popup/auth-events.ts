import { authError, type AuthEvent, type AuthEventConsumer, noAuthEvent } from './auth-event.ts'

/** How long handled events are remembered after the last one. Source: spec 9. */
const rememberedMs = 10 * 60_000

/** Hands each event to whom it is for, once; the one of a redirect waits until somebody asks. Rules: the SDK's own manager. */
export class AuthEvents {
  readonly #consumers = new Set<AuthEventConsumer>()
  readonly #handled = new Set<string>()
  #lastHandledAt = 0
  #waiting: AuthEvent | undefined

  /** event: what the page before left, if it did. */
  constructor(event: AuthEvent | undefined) {
    this.#waiting = event ?? noAuthEvent
  }

  registerConsumer(consumer: AuthEventConsumer): void {
    this.#consumers.add(consumer)
    const event = this.#waiting
    if (!event || !isFor(event, consumer)) return
    this.#waiting = undefined
    this.#hand(event, consumer)
  }

  unregisterConsumer(consumer: AuthEventConsumer): void {
    this.#consumers.delete(consumer)
  }

  /** Whether somebody here took the event. */
  onEvent(event: AuthEvent): boolean {
    if (Date.now() - this.#lastHandledAt >= rememberedMs) this.#handled.clear()
    if (this.#handled.has(keyOf(event))) return false
    const takers = [...this.#consumers].filter((consumer) => isFor(event, consumer))
    for (const consumer of takers) this.#hand(event, consumer)
    return takers.length > 0
  }

  #hand(event: AuthEvent, consumer: AuthEventConsumer): void {
    this.#handled.add(keyOf(event))
    this.#lastHandledAt = Date.now()
    // That there is no event is an answer, not a fault.
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
