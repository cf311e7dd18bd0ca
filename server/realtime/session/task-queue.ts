export interface TaskQueue {
  /** Runs it after all that were added before; it may not throw. weight: of what it keeps waiting, in characters. */
  readonly add: (task: () => Promise<void>, weight?: number) => Promise<void>
}

/**
 * One task after the other. isFull is called when more waits than should be taken in, and again when that is over.
 * limit: characters.
 */
export function createTaskQueue(limit: number, isFull: (full: boolean) => void): TaskQueue {
  let last = Promise.resolve()
  let waiting = 0
  const take = (weight: number): void => {
    const wasFull = waiting > limit
    waiting += weight
    if (waiting > limit !== wasFull) isFull(!wasFull)
  }
  return {
    add(task, weight = 0) {
      take(weight)
      last = last.then(task).finally(() => take(-weight))
      return last
    },
  }
}
