import { type CatalogPart, isSameValue, partId, partsOf } from '@costard/catalogs'
import type { CatalogDocument, DraftPart } from '@costard/contract'
import { codeOf, detailOf } from '#api/error-code.ts'
import { heldParts } from '#forms/shared-form/held-parts.ts'
import { conflictsIn } from './draft-conflicts.ts'
import type { DraftServer } from './draft-server.ts'
import { DrawnDocument, withoutValue } from './drawn-document.ts'
import { type ById, MapView } from './map-view.ts'
import type { OpenedDraft } from './opened-draft.ts'

/** A part that a colleague changed first: theirs is stored, mine is only on this page. */
export interface PartConflict {
  readonly mine: CatalogPart
  readonly theirs: CatalogPart
  readonly by: string | undefined
  readonly at: string | undefined
}

/** A part as stored by a colleague. changed undefined: as published. */
interface News {
  readonly part: CatalogPart
  readonly changed: DraftPart | undefined
}

/** A user's action, with all parts it changes. */
interface Step {
  readonly label: string
  readonly before: readonly CatalogPart[]
  readonly after: readonly CatalogPart[]
  /** Parts that a colleague changed since, which undo skips. */
  readonly theirs: Set<string>
  /** Stored with all its parts or not at all. */
  readonly isWhole: boolean
  key: string
}

/** Last action on this page, for the bar that offers to undo it. */
interface Done {
  readonly label: string
  readonly kind: 'change' | 'undo' | 'redo'
  /** Id of the step. */
  readonly id: number
  /** Number of parts that undo skipped, because a colleague changed them. */
  readonly kept: number
}

/** A step that was not stored, because a colleague changed some of its parts first. */
export interface RefusedStep {
  readonly label: string
  readonly count: number
  readonly by: string | undefined
}

export interface DraftState {
  readonly baseVersion: number | null
  readonly rev: number
  /** Document including changes that are not stored yet. */
  readonly document: CatalogDocument
  /** All parts of the document by id, including removed ones. */
  readonly parts: ById<CatalogPart>
  /** Authors of the parts changed since the published version. */
  readonly changed: ById<DraftPart>
  /** Parts being sent to the server. */
  readonly waiting: ReadonlySet<string>
  readonly conflicts: ReadonlyMap<string, PartConflict>
  /** Labels of the steps that undo and redo would apply. */
  readonly canUndo: string | undefined
  readonly canRedo: string | undefined
  readonly done: Done | undefined
  readonly refused: RefusedStep | undefined
  /** Reason why the last change is not stored; `retry` tries again. */
  readonly problem: unknown
}

/**
 * Editor of a catalog's draft on a page: shows changes at once, stores them one after the other, and merges
 * changes of colleagues. Never overwrites a colleague's change: it becomes a conflict.
 */
export class DraftEditor {
  readonly #server: DraftServer
  readonly #listeners = new Set<() => void>()
  #base!: CatalogDocument
  #baseVersion!: number | null
  #rev!: number
  /** Stored parts by id; undefined until needed: showing the catalog needs only the document. */
  #stored: Map<string, CatalogPart> | undefined
  #opened: readonly CatalogPart[] = []
  #changed!: Map<string, DraftPart>
  #queue: Step[] = []
  #conflicts = new Map<string, PartConflict>()
  #undo: Step[] = []
  #redo: Step[] = []
  /** Revs of changes made here. */
  readonly #own = new Set<number>()
  #done: Done | undefined
  #refused: RefusedStep | undefined
  /** Settles when nothing is being sent to the server. */
  #sending: Promise<void> | undefined
  #problem: unknown
  #drawn!: DrawnDocument
  #state!: DraftState

  constructor(server: DraftServer, draft: OpenedDraft) {
    this.#server = server
    this.#load(draft)
    this.#show()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): DraftState => this.#state

  /** Changes parts as one undo step. isWhole: if a colleague changed one of them first, none is stored. */
  change(
    label: string,
    parts: readonly CatalogPart[],
    { isWhole = false }: { readonly isWhole?: boolean } = {},
  ): void {
    if (parts.length === 0) return
    this.#redo = []
    this.#refused = undefined
    this.#undo.push(this.#enqueue(label, parts, isWhole))
    this.#finish(label, 'change')
  }

  /** Undoes the last own step, except for parts that a colleague changed since. */
  undo(): void {
    this.#revert('undo', this.#undo, this.#redo)
  }

  redo(): void {
    this.#revert('redo', this.#redo, this.#undo)
  }

  /** Resolves a conflict with one of the two values. */
  settle(id: string, keeps: 'mine' | 'theirs'): void {
    const conflict = this.#conflicts.get(id)
    if (!conflict) return
    this.#conflicts = new Map([...this.#conflicts].filter(([other]) => other !== id))
    this.#drawn.outdate(conflict.theirs)
    if (keeps === 'mine') this.#enqueue('', [conflict.mine])
    this.#problem = undefined
    this.#show()
    void this.#send()
  }

  /** Retries storing failed changes. */
  retry(): void {
    if (this.#problem === undefined) return
    this.#problem = undefined
    this.#show()
    void this.#send()
  }

  /** Drops changes that could not be stored. */
  dropUnsaved(): void {
    const dropped = new Set(this.#queue)
    for (const part of this.#queue.flatMap(({ after }) => after)) this.#drawn.outdate(part)
    this.#queue = []
    this.#undo = this.#undo.filter((step) => !dropped.has(step))
    this.#redo = this.#redo.filter((step) => !dropped.has(step))
    this.#problem = undefined
    this.#done = undefined
    this.#show()
  }

  closeRefused(): void {
    this.#refused = undefined
    this.#show()
  }

  /** Merges changes of colleagues up to a rev; requests nothing if all are from this page. */
  async hear(rev: number): Promise<void> {
    // The notice of an own change can arrive before the answer to its call.
    await this.#sending
    if (rev > this.#rev) await this.refresh()
  }

  /** Requests and merges changes of colleagues. */
  async refresh(): Promise<void> {
    for (;;) {
      const news = await this.#server.changesAfter(this.#rev)
      const theirs = news.parts.flatMap(({ part, ...changed }) => {
        const id = partId(changed)
        const isKnown = changed.rev <= (this.#changed.get(id)?.rev ?? 0)
        if (!part) this.#changed.set(id, changed)
        else if (!isKnown) this.#take(part, changed)
        return part && !isKnown && !this.#own.has(changed.rev) ? [{ part, changed }] : []
      })
      // The notice of an own change can arrive before the answer to its call.
      this.#hear(theirs, { canBeOwn: true })
      const last = news.hasMore ? news.parts.at(-1)?.rev : news.rev
      this.#rev = Math.max(this.#rev, last ?? news.rev)
      if (news.hasMore) continue
      // The draft was published or discarded meanwhile.
      if (news.baseVersion !== this.#baseVersion || news.changedParts !== this.#changed.size)
        await this.#reload()
      break
    }
    this.#show()
  }

  #finish(label: string, kind: Done['kind'], kept = 0): void {
    this.#done = { label, kind, kept, id: (this.#done?.id ?? 0) + 1 }
    this.#show()
    void this.#send()
  }

  #revert(kind: 'undo' | 'redo', from: Step[], to: Step[]): void {
    const step = from.pop()
    if (!step) return
    const own = step.before.filter((part) => !step.theirs.has(partId(part)))
    if (own.length > 0) to.push(this.#enqueue(step.label, own))
    this.#finish(step.label, kind, step.before.length - own.length)
  }

  #enqueue(label: string, after: readonly CatalogPart[], isWhole = false): Step {
    const shown = this.#shown()
    const before = after.map((part) => shown.get(partId(part)) ?? withoutValue(part))
    for (const part of after) this.#drawn.outdate(part)
    const step = { label, before, after, theirs: new Set<string>(), isWhole, key: crypto.randomUUID() }
    this.#queue.push(step)
    return step
  }

  #send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  async #sendAll(): Promise<void> {
    if (this.#problem !== undefined) return
    try {
      for (let step = this.#queue[0]; step; step = this.#queue[0]) {
        const parts = step.after.filter((part) => !this.#conflicts.has(partId(part)))
        if (step.isWhole && parts.length < step.after.length) this.#refuse(step)
        else if (parts.length > 0) await this.#store(step, parts)
        if (this.#queue[0] === step) this.#queue.shift()
        this.#show()
      }
    } catch (error) {
      if (this.#queue.length > 0) this.#problem = error
      this.#show()
    }
  }

  /** Stores parts of a step; those that colleagues changed first become conflicts, the others are stored. */
  async #store(step: Step, parts: readonly CatalogPart[]): Promise<void> {
    const changes = parts.map((part) => ({ part, rev: this.#changed.get(partId(part))?.rev ?? 0 }))
    try {
      const { rev, parts: stored } = await this.#server.change(this.#baseVersion, changes, step.key)
      // If nothing changed, the rev can be that of a colleague.
      const isOwn = stored.some((part) => part.rev === rev)
      if (isOwn) this.#own.add(rev)
      // Consecutive revs: no change of others was in between.
      if (isOwn && rev === this.#rev + 1) this.#rev = rev
      const values = new Map(parts.map((part) => [partId(part), part]))
      for (const changed of stored) {
        const part = values.get(partId(changed))
        if (part) this.#take(part, changed)
      }
    } catch (error) {
      if (codeOf(error) === 'catalog/published') await this.#reload()
      else if (codeOf(error) === 'catalog/part-changed') {
        const conflicts = conflictsIn(detailOf(error))
        if (conflicts.length === 0) throw error
        for (const { part, changed } of conflicts) this.#take(part, changed)
        this.#hear(conflicts)
      } else throw error
      step.key = crypto.randomUUID()
      const others = parts.filter((part) => !this.#conflicts.has(partId(part)))
      if (step.isWhole && others.length < parts.length) this.#refuse(step)
      else if (others.length > 0) await this.#store(step, others)
    }
  }

  /** Drops a step that must be stored as a whole, and shows the stored values of colleagues. */
  #refuse(step: Step): void {
    const conflicts = step.after.flatMap((part) => this.#conflicts.get(partId(part)) ?? [])
    const own = new Set(step.after)
    this.#conflicts = new Map([...this.#conflicts].filter(([, { mine }]) => !own.has(mine)))
    this.#queue = this.#queue.filter((one) => one !== step)
    this.#undo = this.#undo.filter((one) => one !== step)
    for (const part of step.after) this.#drawn.outdate(part)
    this.#done = undefined
    this.#refused = { label: step.label, count: conflicts.length, by: conflicts[0]?.by }
    // The conflict only lists its first parts; if the others cannot be read now, they are read with the next
    // change.
    void this.refresh().catch(() => {})
  }

  /** Merges a stored part, unless a later one is known. */
  #take(part: CatalogPart, changed: DraftPart | undefined): void {
    const id = partId(part)
    if (changed && changed.rev < (this.#changed.get(id)?.rev ?? 0)) return
    this.#parts.set(id, part)
    this.#drawn.outdate(part)
    if (changed) this.#changed.set(id, changed)
    else this.#changed.delete(id)
  }

  /**
   * Records changes of colleagues: undo skips them, and if another value is being sent from here, the person
   * has to choose.
   */
  #hear(news: readonly News[], { canBeOwn = false } = {}): void {
    const mine = Map.groupBy(
      this.#queue.flatMap(({ after }) => after),
      partId,
    )
    const theirs = new Map(news.map((one) => [partId(one.part), one]))
    const isSettled = (id: string) => {
      const onTheirWay = mine.get(id) ?? []
      const value = theirs.get(id)?.part.value ?? null
      return (canBeOwn ? onTheirWay : onTheirWay.slice(-1)).some((part) => isSameValue(part.value, value))
    }
    const held = new Set(heldParts({ mine: [...mine.keys()], changed: [...theirs.keys()], isSettled }))
    for (const [id, { part, changed }] of theirs) {
      const waiting = mine.get(id)?.at(-1)
      if (waiting && !held.has(id)) continue
      for (const step of [...this.#undo, ...this.#redo]) step.theirs.add(id)
      if (!waiting) continue
      this.#drawn.outdate(part)
      const conflict = { mine: waiting, theirs: part, by: changed?.updatedBy, at: changed?.updatedAt }
      this.#conflicts = new Map(this.#conflicts).set(id, conflict)
    }
  }

  /** Reads the draft again after it was published or discarded. Waiting changes are kept. */
  async #reload(): Promise<void> {
    const before = this.#parts
    this.#load(await this.#server.read())
    this.#undo = []
    this.#redo = []
    const waiting = new Set(this.#queue.flatMap(({ after }) => after.map(partId)))
    this.#hear(
      [...waiting].flatMap((id) => {
        const [was, now] = [before.get(id), this.#parts.get(id)]
        const part = now ?? (was && withoutValue(was))
        const isOther = !isSameValue(now?.value ?? null, was?.value ?? null)
        return part && isOther ? [{ part, changed: this.#changed.get(id) }] : []
      }),
    )
  }

  #load({ baseVersion, rev, base, changes }: OpenedDraft): void {
    this.#base = base
    this.#baseVersion = baseVersion
    this.#rev = rev
    this.#stored = undefined
    this.#opened = changes.flatMap(({ part }) => part ?? [])
    this.#changed = new Map(
      changes.map(({ kind, key, rev: changedAtRev, updatedAt, updatedBy }) => [
        partId({ kind, key }),
        { kind, key, rev: changedAtRev, updatedAt, updatedBy },
      ]),
    )
    this.#drawn = new DrawnDocument(base)
    for (const part of [...this.#opened, ...this.#queue.flatMap(({ after }) => after)])
      this.#drawn.outdate(part)
  }

  get #parts(): Map<string, CatalogPart> {
    this.#stored ??= new Map([...partsOf(this.#base), ...this.#opened].map((part) => [partId(part), part]))
    return this.#stored
  }

  /** Returns the stored parts with those being sent. */
  #shown(): MapView<CatalogPart> {
    const onTheirWay = new Map<string, CatalogPart>()
    for (const part of this.#queue.flatMap(({ after }) => after)) {
      if (!this.#conflicts.has(partId(part))) onTheirWay.set(partId(part), part)
    }
    return new MapView(() => this.#parts, onTheirWay)
  }

  #show(): void {
    const parts = this.#shown()
    this.#state = {
      parts,
      baseVersion: this.#baseVersion,
      rev: this.#rev,
      // Right after opening, there are no changes on top of the loaded parts.
      document: this.#drawn.draw(parts, this.#stored === undefined),
      changed: new MapView(() => this.#changed),
      waiting: new Set(this.#queue.flatMap(({ after }) => after.map(partId))),
      conflicts: this.#conflicts,
      canUndo: this.#undo.at(-1)?.label,
      canRedo: this.#redo.at(-1)?.label,
      done: this.#done,
      refused: this.#refused,
      problem: this.#problem,
    }
    for (const listener of this.#listeners) listener()
  }
}
