import type { Answers } from '@costard/contract'

/** Answers of the visitor about the device, as sent to the server. */
export interface Said {
  readonly variantId: string
  readonly answers: Answers
  readonly unsure: readonly string[]
}

/** With what the frame needs to go on. */
export interface Progress extends Said {
  readonly device: string
  /** Keys of questions in the order of their answers. */
  readonly order: readonly string[]
}

/** Days that answers are kept in this browser. */
const keptDays = 30

const keyOf = (widget: string) => `costard-quote:${widget}`

export function keep(widget: string, progress: Progress | undefined): void {
  try {
    if (progress) localStorage.setItem(keyOf(widget), JSON.stringify({ at: Date.now(), progress }))
    else localStorage.removeItem(keyOf(widget))
  } catch {
    // A browser that keeps nothing for frames: the visit goes on without.
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
