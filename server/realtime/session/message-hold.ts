/** Reason why a connection must leave incoming messages unread. */
type Reason = 'full' | 'signing-in'

export interface MessageHold {
  readonly set: (reason: Reason, isHeld: boolean) => void
  readonly isHeld: () => boolean
  readonly has: (reason: Reason) => boolean
}

/** onHold: called when the first reason begins and when the last one ends. */
export function messageHold(onHold: (isHeld: boolean) => void): MessageHold {
  const reasons = new Set<Reason>()
  return {
    set(reason, isHeld) {
      const wasHeld = reasons.size > 0
      if (isHeld) reasons.add(reason)
      else reasons.delete(reason)
      if (reasons.size > 0 !== wasHeld) onHold(!wasHeld)
    },
    isHeld: () => reasons.size > 0,
    has: (reason) => reasons.has(reason),
  }
}
