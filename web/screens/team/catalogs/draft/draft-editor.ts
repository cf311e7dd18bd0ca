import { type CatalogPart, partId, partsOf, withParts } from '@costard/catalogs'
import type { CatalogDocument, CatalogDraft, DraftPart } from '@costard/contract'
import { codeOf, detailOf } from '#api/error-code.ts'
import { conflictsIn } from './draft-conflicts.ts'
import type { DraftServer } from './draft-server.ts'

/** A part that somebody else changed first. Theirs is stored; mine is on this page only. */
export interface PartConflict {
  readonly mine: CatalogPart
  readonly theirs: CatalogPart
  readonly by: string | undefined
  readonly at: string | undefined
}

/** One thing that a person did, however many parts it changed. */
interface Step {
  readonly label: string
  readonly before: readonly CatalogPart[]
  readonly after: readonly CatalogPart[]
  /** By part, as soon as it is stored. */
  readonly revs: Map<string, number>
  readonly key: string
}

export interface DraftState {
  readonly baseVersion: number | null
  /** With what is not stored yet. */
  readonly document: CatalogDocument
  /** Who changed a part since the published version. */
  readonly changed: ReadonlyMap<string, DraftPart>
  /** Parts on their way to the server. */
  readonly waiting: ReadonlySet<string>
  readonly conflicts: ReadonlyMap<string, PartConflict>
  /** What undo would take back, and redo bring back. */
  readonly canUndo: string | undefined
  readonly canRedo: string | undefined
  /** Why the last change is not stored; it is tried again by `retry`. */
  readonly problem: unknown
}

/**
 * The draft of a catalog on a page: shows a change at once, stores one after the other, and takes in what colleagues
 * change meanwhile. Changes never overwrite a colleague's: they become conflicts.
 */
export class DraftEditor {
  readonly #server: DraftServer
  readonly #listeners = new Set<() => void>()
  #base!: CatalogDocument
  #baseVersion!: number | null
  #rev!: number
  /** As stored, by id. */
  #parts!: Map<string, CatalogPart>
  #changed!: Map<string, DraftPart>
  #queue: Step[] = []
  #conflicts = new Map<string, PartConflict>()
  #undo: Step[] = []
  #redo: Step[] = []
  #isSending = false
  #problem: unknown
  #state!: DraftState

  constructor(server: DraftServer, draft: CatalogDraft) {
    this.#server = server
    this.#load(draft)
    this.#show()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): DraftState => this.#state

  /** Changes parts as one step that undo takes back. */
  change(label: string, parts: readonly CatalogPart[]): void {
    if (parts.length === 0) return
    this.#redo = []
    this.#undo.push(this.#enqueue(label, parts))
    this.#show()
    void this.#send()
  }

  /** Takes the last own step back, but no part that a colleague changed since. Returns those. */
  undo(): readonly CatalogPart[] {
    return this.#revert(this.#undo, this.#redo)
  }

  redo(): readonly CatalogPart[] {
    return this.#revert(this.#redo, this.#undo)
  }

  /** Ends a conflict with one of the two values. */
  settle(id: string, keeps: 'mine' | 'theirs'): void {
    const conflict = this.#conflicts.get(id)
    if (!conflict) return
    this.#conflicts = new Map([...this.#conflicts].filter(([other]) => other !== id))
    if (keeps === 'mine') this.#enqueue('', [conflict.mine])
    this.#show()
    void this.#send()
  }

  /** Tries again to store what could not be. */
  retry(): void {
    this.#problem = undefined
    void this.#send()
  }

  /** Takes in what colleagues changed. */
  async refresh(): Promise<void> {
    for (;;) {
      const news = await this.#server.changesAfter(this.#rev)
      if (news.baseVersion !== this.#baseVersion || news.rev < this.#rev) {
        this.#load(await this.#server.read())
        break
      }
      for (const { part, ...changed } of news.parts) if (part) this.#take(part, changed)
      this.#rev = news.hasMore ? (news.parts.at(-1)?.rev ?? news.rev) : news.rev
      if (!news.hasMore) break
    }
    this.#show()
  }

  #revert(from: Step[], to: Step[]): readonly CatalogPart[] {
    const step = from.pop()
    if (!step) return []
    const isMine = (part: CatalogPart): boolean => {
      const rev = step.revs.get(partId(part))
      return rev === undefined || rev === this.#changed.get(partId(part))?.rev
    }
    const reverted = step.before.filter(isMine)
    if (reverted.length > 0) to.push(this.#enqueue(step.label, reverted))
    this.#show()
    void this.#send()
    return step.before.filter((part) => !isMine(part))
  }

  #enqueue(label: string, after: readonly CatalogPart[]): Step {
    const shown = this.#shown()
    const before = after.map((part) => shown.get(partId(part)) ?? withoutValue(part))
    const step = { label, before, after, revs: new Map<string, number>(), key: crypto.randomUUID() }
    this.#queue.push(step)
    return step
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#problem !== undefined) return
    this.#isSending = true
    try {
      for (let step = this.#queue[0]; step; step = this.#queue[0]) {
        const parts = step.after.filter((part) => !this.#conflicts.has(partId(part)))
        if (parts.length > 0) await this.#store(step, parts)
        this.#queue.shift()
        this.#show()
      }
    } catch (error) {
      this.#problem = error
      this.#show()
    } finally {
      this.#isSending = false
    }
  }

  /** Stores parts of a step; those that colleagues changed first become conflicts, and the others are stored. */
  async #store(step: Step, parts: readonly CatalogPart[], key = step.key): Promise<void> {
    const changes = parts.map((part) => ({ part, rev: this.#changed.get(partId(part))?.rev ?? 0 }))
    try {
      const { parts: stored } = await this.#server.change(this.#baseVersion, changes, key)
      const values = new Map(parts.map((part) => [partId(part), part]))
      for (const changed of stored) {
        const part = values.get(partId(changed))
        if (part) this.#take(part, changed)
        step.revs.set(partId(changed), changed.rev)
      }
    } catch (error) {
      const conflicts = codeOf(error) === 'catalog/part-changed' ? conflictsIn(detailOf(error)) : undefined
      if (!conflicts || conflicts.length === 0) throw error
      for (const { part: theirs, changed } of conflicts) {
        const mine = parts.find((part) => partId(part) === partId(theirs))
        this.#take(theirs, changed)
        if (mine)
          this.#conflicts = new Map(this.#conflicts).set(partId(theirs), {
            mine,
            theirs,
            by: changed?.updatedBy,
            at: changed?.updatedAt,
          })
      }
      const others = parts.filter((part) => !this.#conflicts.has(partId(part)))
      if (others.length > 0) await this.#store(step, others, crypto.randomUUID())
    }
  }

  #take(part: CatalogPart, changed: DraftPart | undefined): void {
    const id = partId(part)
    this.#parts.set(id, part)
    if (changed) this.#changed.set(id, changed)
    else this.#changed.delete(id)
  }

  #load({ baseVersion, rev, document, parts }: CatalogDraft): void {
    this.#base = document
    this.#baseVersion = baseVersion
    this.#rev = rev
    this.#parts = new Map(partsOf(document).map((part) => [partId(part), part]))
    this.#changed = new Map(parts.map((part) => [partId(part), part]))
  }

  /** The parts as stored, with those on their way. */
  #shown(): Map<string, CatalogPart> {
    const shown = new Map(this.#parts)
    for (const part of this.#queue.flatMap(({ after }) => after)) {
      if (!this.#conflicts.has(partId(part))) shown.set(partId(part), part)
    }
    return shown
  }

  #show(): void {
    const { pricing, ...rest } = withParts(this.#base, [...this.#shown().values()])
    this.#state = {
      baseVersion: this.#baseVersion,
      document: { ...rest, pricing: { ...pricing, id: this.#base.pricing.id } },
      changed: new Map(this.#changed),
      waiting: new Set(this.#queue.flatMap(({ after }) => after.map(partId))),
      conflicts: this.#conflicts,
      canUndo: this.#undo.at(-1)?.label,
      canRedo: this.#redo.at(-1)?.label,
      problem: this.#problem,
    }
    for (const listener of this.#listeners) listener()
  }
}

function withoutValue({ kind, key }: CatalogPart): CatalogPart {
  return { kind, key, value: null }
}
