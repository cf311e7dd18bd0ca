/** A piece of work: a check, the build or a test file. */
export interface Task<Slot> {
  /** `waiting` tasks leave the cores alone and have a slot of their own. */
  readonly load: 'computing' | 'waiting'
  /** The task starts after this. Its rejection skips the task. */
  readonly after?: Promise<unknown>
  readonly run: (slot: Slot) => Promise<void>
}

export interface SlotOf<Slot> {
  readonly load: Task<Slot>['load']
  readonly slot: Slot
  /** The slot takes a task only after this, which must end soon once no task of the slot waits any more. */
  readonly whenFree?: (isNeeded: () => boolean) => Promise<void>
}

/**
 * Runs tasks in their order, one at a time in each slot. A slot takes the first task that is ready; one that waits
 * for another keeps nobody.
 */
export async function runTasks<Slot>(
  tasks: readonly Task<Slot>[],
  slots: readonly SlotOf<Slot>[],
): Promise<void> {
  const waiting = new Set(tasks)
  const ready = new Set<Task<Slot>>()
  for (const task of tasks) {
    if (!task.after) ready.add(task)
    else void task.after.then(() => ready.add(task)).catch(() => waiting.delete(task))
  }

  async function work({ load, slot, whenFree }: SlotOf<Slot>): Promise<void> {
    const listMine = (): Task<Slot>[] => [...waiting].filter((task) => task.load === load)
    for (;;) {
      if (whenFree && listMine().length > 0) await whenFree(() => listMine().length > 0)
      const mine = listMine()
      const next = mine.find((task) => ready.has(task))
      if (next) {
        waiting.delete(next)
        await next.run(slot)
      } else if (mine.length > 0) {
        await Promise.race(mine.map(({ after }) => after?.catch(() => undefined)))
      } else return
    }
  }
  await Promise.all(slots.map(work))
}
