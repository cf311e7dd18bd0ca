/**
 * Maximum calls for one team at a time in one process, so that its slow receivers leave workers for others.
 */
const maxPerTeam = 2
const busyDelayMs = 1000
/** Maximum calls of slow webhooks at a time: half of the workers, so that the other half stays free. */
const maxSlow = 4
const slowDelayMs = 5000
/** Calls longer than this are slow, even successful ones. */
const slowMs = 1000
/** Maximum number of remembered webhooks; the oldest are dropped. */
const maxRemembered = 10_000

interface Callee {
  readonly teamId: string
  readonly webhookId: string
  readonly failures: number
}

/** Permission to call now, or a delay. end: call with the duration, if the call was made. */
type Entry = { readonly delayMs: number } | { readonly end: (tookMs?: number) => void }

/** Shares the workers of this process between webhooks that answer and those that hang. */
export function createCallRoom(): (callee: Callee) => Entry {
  const ofTeam = new Map<string, number>()
  /** Webhooks with a slow last call. */
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
