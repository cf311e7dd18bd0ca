import { heldParts } from './held-parts.ts'

/** How a form compares and merges its parts. */
export interface SharedParts<Version, Part extends string> {
  /** Parts in which two versions differ. */
  readonly changed: (before: Version, after: Version) => readonly Part[]
  /** Parts changed locally since the version that they are based on. */
  readonly mine: (base: Version) => readonly Part[]
  /**
   * True if a part that both sides changed can be saved without asking. isHeld: it already waits for a
   * choice.
   */
  readonly isSettled: (
    part: Part,
    between: { readonly before: Version; readonly after: Version; readonly isHeld: boolean },
  ) => boolean
  /** Shows a version, except for the parts that keep their local values. */
  readonly show: (version: Version, stays: readonly Part[]) => void
  /**
   * Returns a function that returns the parts changed locally since the call. Absent: nothing can be changed
   * during a save.
   */
  readonly mark?: () => () => readonly Part[]
  /** True if the local and the others' changes within a part are independent, so that both are kept. */
  readonly isDivided?: (part: Part) => boolean
  /** True if the same user made this version, on this page or another. */
  readonly isOwn?: (version: Version) => boolean
  /** Parts to ask about after somebody else saved; absent: parts that both sides changed. */
  readonly asks?: 'same part' | 'any change'
}

/** Changes of others that were taken over. */
interface OthersChange<Version, Part> {
  readonly at: number
  readonly before: Version
  readonly after: Version
  readonly parts: readonly Part[]
}

/** Parts that are not saved until the user chooses. */
interface Conflict<Version, Part> {
  readonly at: number
  readonly after: Version
  readonly parts: readonly Part[]
}

export interface SharedState<Version, Part> {
  readonly base: Version
  readonly others?: OthersChange<Version, Part> | undefined
  readonly conflict?: Conflict<Version, Part> | undefined
  /** Error of the last save. */
  readonly refusal?: unknown
}

/** Holder of the state of a form, whose current value can be read at any time. */
interface Place<Version, Part> {
  readonly read: () => SharedState<Version, Part>
  readonly write: (state: SharedState<Version, Part>) => void
}

/** How a version is saved. */
interface Saving<Version> {
  readonly send: (base: Version) => Promise<Version & {}>
  /** True for the error that somebody else saved first. */
  readonly isOutdated: (error: unknown) => boolean
  /**
   * Returns the newest version, read from the server or from the error; undefined if the record no longer
   * exists.
   */
  readonly read: (error: unknown) => Version | undefined | Promise<Version | undefined>
}

export interface SharedForm<Version, Part extends string> {
  /** Returns the current state. */
  readonly now: () => SharedState<Version, Part>
  /** Returns the parts that are currently changed and not saved. */
  readonly mine: () => readonly Part[]
  /** Returns the parts that wait for a choice. */
  readonly held: () => readonly Part[]
  /** True if a version differs in a part of the form. */
  readonly isOther: (version: Version) => boolean
  /** Merges a version that somebody saved, and returns the parts that wait for a choice afterwards. */
  readonly hear: (after: Version) => readonly Part[]
  /** Bases the form on a version that was saved here. Changes made during the save are kept. */
  readonly saved: (version: Version) => void
  /**
   * Saves on the newest version. If somebody saved first, their version is merged, and the save is repeated
   * unless parts wait for a choice. Text typed meanwhile is kept. Throws the errors of `send`, and the last
   * one again while parts wait.
   */
  readonly save: (saving: Saving<Version>) => Promise<Version & {}>
  /** Shows a version and discards unsaved changes. */
  readonly start: (version: Version) => void
  /** Resolves the conflict about these parts, or all, with the local values. */
  readonly keepMine: (settled?: readonly Part[]) => void
  /** Resolves the conflict about these parts, or all, with the others' values. */
  readonly takeTheirs: (settled?: readonly Part[]) => void
  /** Closes the note about others' changes. */
  readonly dismiss: () => void
}

/** Maximum number of attempts, since somebody who saves continuously would make every save outdated. */
const mostTries = 3

/** Returns the operations on a form that others may edit concurrently. */
export function sharedForm<Version, Part extends string>(
  parts: SharedParts<Version, Part>,
  { read: now, write }: Place<Version, Part>,
): SharedForm<Version, Part> {
  const set = (next: Partial<SharedState<Version, Part>>) => write({ ...now(), ...next })
  const held = () => now().conflict?.parts ?? []
  const mine = () => parts.mine(now().base)
  const settle = (settled: readonly Part[]) => {
    const { conflict } = now()
    const left = held().filter((part) => !settled.includes(part))
    set({ conflict: conflict && left.length > 0 ? { ...conflict, parts: left } : undefined })
  }
  const hear = (after: Version): readonly Part[] => {
    const { base: before } = now()
    const unsaved = mine()
    const changed = parts.changed(before, after)
    const waited = held()
    const waiting = heldParts({
      mine: unsaved,
      changed,
      held: waited,
      isSettled: (part) => parts.isSettled(part, { before, after, isHeld: waited.includes(part) }),
      ...(parts.asks && { asks: parts.asks }),
    })
    const isNews = (part: Part) =>
      !unsaved.includes(part) || (parts.isDivided?.(part) === true && !waiting.includes(part))
    const news = parts.isOwn?.(after) ? [] : changed.filter(isNews)
    const at = Date.now()
    set({
      base: after,
      conflict: waiting.length > 0 ? { at, after, parts: waiting } : undefined,
      others: news.length > 0 ? { at, before, after, parts: news } : undefined,
    })
    parts.show(after, unsaved)
    return waiting
  }
  return {
    now,
    mine,
    held,
    hear,
    isOther: (version) => parts.changed(now().base, version).length > 0,
    saved: (base) => set({ base }),
    save: async ({ send, isOutdated, read }) => {
      if (held().length > 0) throw now().refusal
      for (let tries = 1; ; tries += 1) {
        const typedSince = parts.mark?.()
        try {
          const saved = await send(now().base)
          set({ base: saved })
          parts.show(saved, typedSince?.() ?? [])
          return saved
        } catch (error) {
          set({ refusal: error })
          const after = isOutdated(error) ? await read(error) : undefined
          if (after === undefined || hear(after).length > 0 || tries === mostTries) throw error
        }
      }
    },
    start: (base) => {
      set({ base, conflict: undefined })
      parts.show(base, [])
    },
    keepMine: (settled = held()) => settle(settled),
    takeTheirs: (settled = held()) => {
      parts.show(
        now().base,
        mine().filter((part) => !settled.includes(part)),
      )
      settle(settled)
    },
    dismiss: () => set({ others: undefined }),
  }
}
