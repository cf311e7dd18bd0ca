import type { Answers } from '@costard/contract'

/** Answers of the visitor about the device, in the form sent to the server. */
export interface Said {
  readonly variantId: string
  readonly answers: Answers
  readonly unsure: readonly string[]
}

/** Includes what the frame needs to continue. */
export interface Progress extends Said {
  readonly device: string
  /** Keys of the questions in the order in which they were answered. */
  readonly order: readonly string[]
}

/** Number of days that answers are kept in this browser. */
const keptDays = 30

const keyOf = (widget: string) => `costard-quote:${widget}`

export function keep(widget: string, progress: Progress | undefined): void {
  try {
    if (progress) localStorage.setItem(keyOf(widget), JSON.stringify({ at: Date.now(), progress }))
    else localStorage.removeItem(keyOf(widget))
  } catch {
    // A browser without storage for frames: the visit continues without it.
  }
}

export function kept(widget: string): Progress | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(widget)) ?? 'null') as {
      at: number
      progress: Progress
    } | null
    if (!stored || Date.now() - stored.at > keptDays * 86_400_000 || !stored.progress.variantId)
      return undefined
    return stored.progress
  } catch {
    return undefined
  }
}
