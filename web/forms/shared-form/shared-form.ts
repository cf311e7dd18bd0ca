import { heldParts } from './held-parts.ts'

/** Rules of a form for its parts. */
export interface SharedParts<Version, Part extends string> {
  /** Parts in which two versions differ. */
  readonly changed: (before: Version, after: Version) => readonly Part[]
  /** Parts changed here since the version that they are based on. */
  readonly mine: (base: Version) => readonly Part[]
  /** True if a part that both changed can be saved without asking. isHeld: it waits for a choice already. */
  readonly isSettled: (
    part: Part,
    between: { readonly before: Version; readonly after: Version; readonly isHeld: boolean },
  ) => boolean
  /** Shows a version, but for the parts that stay as they are here. */
  readonly show: (version: Version, stays: readonly Part[]) => void
  /** Returns what names the parts changed here from this moment on. Absent: none while a save is on its way. */
  readonly mark?: () => () => readonly Part[]
  /** True if others can change something in a part besides the changes here, so that both stay. */
  readonly isDivided?: (part: Part) => boolean
  /** True if the person made this version, on this page or another. */
  readonly isOwn?: (version: Version) => boolean
  /** Parts that are asked about after somebody else saved; absent: parts that both changed. */
  readonly asks?: 'same part' | 'any change'
}

/** Changes of others that are taken over. */
interface OthersChange<Version, Part> {
  readonly at: number
  readonly before: Version
  readonly after: Version
  readonly parts: readonly Part[]
}

/** Parts that are not saved until the person chooses. */
interface Conflict<Version, Part> {
  readonly at: number
  readonly after: Version
  readonly parts: readonly Part[]
}

export interface SharedState<Version, Part> {
  readonly base: Version
  readonly others?: OthersChange<Version, Part> | undefined
  readonly conflict?: Conflict<Version, Part> | undefined
  /** Why the last save was refused. */
  readonly refusal?: unknown
}

/** The holder of the state of a form: a written value can be read at once. */
interface Place<Version, Part> {
  readonly read: () => SharedState<Version, Part>
  readonly write: (state: SharedState<Version, Part>) => void
}

/** How a version is saved. */
interface Saving<Version> {
  readonly send: (base: Version) => Promise<Version & {}>
  /** True if somebody else saved before. */
  readonly isOutdated: (error: unknown) => boolean
  /** Returns the newest version, read or out of the error; undefined: it is gone. */
  readonly read: (error: unknown) => Version | undefined | Promise<Version | undefined>
}

export interface SharedForm<Version, Part extends string> {
  /** The state at this moment. */
  readonly now: () => SharedState<Version, Part>
  /** Parts that are changed and not saved, at this moment. */
  readonly mine: () => readonly Part[]
  /** Parts that wait for a choice. */
  readonly held: () => readonly Part[]
  /** True if a version differs in a part of the form. */
  readonly isOther: (version: Version) => boolean
  /** Takes in a version that somebody saved, and returns the parts that wait for a choice now. */
  readonly hear: (after: Version) => readonly Part[]
  /** Bases the form on a version that was saved here. Changes made meanwhile stay. */
  readonly saved: (version: Version) => void
  /**
   * Saves on the newest version. If somebody saved before, their version is taken in, and sent again unless
   * parts wait for a choice now. Text typed meanwhile stays. Throws what `send` throws, again while parts
   * wait.
   */
  readonly save: (saving: Saving<Version>) => Promise<Version & {}>
  /** Shows a version and discards what is not saved. */
  readonly start: (version: Version) => void
  /** Ends the conflict on these parts, or on all, with the values here. */
  readonly keepMine: (settled?: readonly Part[]) => void
  /** Ends the conflict on these parts, or on all, with the values of others. */
  readonly takeTheirs: (settled?: readonly Part[]) => void
  /** Closes the note on what others changed. */
  readonly dismiss: () => void
}

/** Somebody who saves without a pause would make every save outdated. */
const mostTries = 3

/** Returns what can be done with a form that somebody else may have open too. */
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
