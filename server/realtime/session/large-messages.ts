import { realtimeLimits } from '../limits.ts'

/** Limits the memory of large messages: a few are received and handled at a time, others stay unread. */
export interface LargeMessages {
  /**
   * Calls onTurn when the owner may send or read a large message. Returns the function that ends the turn or
   * the wait.
   */
  readonly wait: (owner: string, onTurn: () => void) => () => void
}

interface Turn {
  readonly owner: string
  readonly onTurn: () => void
}

export function createLargeMessages(): LargeMessages {
  const waiting = new Set<Turn>()
  const running = new Set<Turn>()
  const runningOf = (owner: string): number => [...running].filter((turn) => turn.owner === owner).length

  const start = (): void => {
    for (const turn of waiting) {
      if (running.size >= realtimeLimits.largeMessages) return
      if (runningOf(turn.owner) >= realtimeLimits.largeMessagesPerUser) continue
      waiting.delete(turn)
      running.add(turn)
      turn.onTurn()
    }
  }

  return {
    wait(owner, onTurn) {
      const turn = { owner, onTurn }
      waiting.add(turn)
      start()
      return () => {
        waiting.delete(turn)
        if (running.delete(turn)) start()
      }
    },
  }
}
