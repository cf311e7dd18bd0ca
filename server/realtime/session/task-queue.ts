export interface TaskQueue {
  /**
   * Runs a task after all earlier ones; the task must not throw. weight: size of its request, in characters.
   */
  readonly add: (task: () => Promise<void>, weight?: number) => Promise<void>
}

/**
 * Runs tasks one after the other. onFull is called with true when the waiting weight exceeds the limit, and
 * with false when it falls below again. limit: characters.
 */
export function createTaskQueue(limit: number, onFull: (isFull: boolean) => void): TaskQueue {
  let last = Promise.resolve()
  let waiting = 0
  const addWeight = (weight: number): void => {
    const wasFull = waiting > limit
    waiting += weight
    if (waiting > limit !== wasFull) onFull(!wasFull)
  }
  return {
    add(task, weight = 0) {
      addWeight(weight)
      last = last.then(task).finally(() => addWeight(-weight))
      return last
    },
  }
}
