/** Calls for one team at a time in one process: its slow receivers leave workers for others. */
const maxPerTeam = 2
const busyDelayMs = 1000
/** Calls of slow webhooks at a time: half of the workers, so that those of all teams together leave the other half. */
const maxSlow = 4
const slowDelayMs = 5000
/** Calls longer than this are slow, even successful ones. */
const slowMs = 1000
/** Webhooks remembered; the oldest are dropped. */
const maxRemembered = 10_000

interface Callee {
  readonly teamId: string
  readonly webhookId: string
  readonly failures: number
}

/** Room for a call now. end: with its duration, if it was made. */
type Entry = { readonly delayMs: number } | { readonly end: (tookMs?: number) => void }

/** Shares the workers of this process between webhooks that answer and those that hang. */
export function createCallRoom(): (callee: Callee) => Entry {
  const ofTeam = new Map<string, number>()
  /** Webhooks whose last call was slow. */
  const slow = new Set<string>()
  let slowCalls = 0
  return ({ teamId, webhookId, failures }) => {
    const isSlow = failures > 0 || slow.has(webhookId)
    if (isSlow && slowCalls >= maxSlow) return { delayMs: slowDelayMs }
    const running = ofTeam.get(teamId) ?? 0
    if (running >= maxPerTeam) return { delayMs: busyDelayMs }
    ofTeam.set(teamId, running + 1)
    if (isSlow) slowCalls += 1
    return {
      end(tookMs) {
        const left = (ofTeam.get(teamId) ?? 1) - 1
        if (left > 0) ofTeam.set(teamId, left)
        else ofTeam.delete(teamId)
        if (isSlow) slowCalls -= 1
        if (tookMs === undefined) return
        slow.delete(webhookId)
        if (tookMs < slowMs) return
        slow.add(webhookId)
        const [oldest] = slow
        if (slow.size > maxRemembered && oldest !== undefined) slow.delete(oldest)
      },
    }
  }
}
