import { codeNotLoaded } from './load-code.ts'

/**
 * Returns the first response of a worker and then terminates it. If its script does not load, the worker is
 * started once more, then CodeNotLoaded is thrown; an error in the worker is thrown with its message.
 */
export async function askWorker<Answer>(
  start: () => Worker,
  ask: (worker: Worker) => void | Promise<void>,
  /** Returned instead, if it resolves first. */
  instead?: Promise<Answer>,
): Promise<Answer> {
  try {
    return await askOnce(start(), ask, instead)
  } catch (error) {
    if (error !== notStarted) throw error
  }
  try {
    return await askOnce(start(), ask, instead)
  } catch (error) {
    throw error === notStarted ? await codeNotLoaded() : error
  }
}

const notStarted = new Error('The worker did not start')

async function askOnce<Answer>(
  worker: Worker,
  ask: (worker: Worker) => void | Promise<void>,
  instead: Promise<Answer> | undefined,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
  worker.addEventListener('error', (event) => reject(workerError(event) ?? notStarted))
  try {
    await ask(worker)
    return await (instead ? Promise.race([promise, instead]) : promise)
  } finally {
    worker.terminate()
  }
}

/**
 * Returns the error that a worker threw; undefined if its script did not load, which browsers report without
 * a message.
 */
export function workerError({ message }: ErrorEvent): Error | undefined {
  return message ? new Error(message) : undefined
}
