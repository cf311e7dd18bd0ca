type End = () => unknown
type AtEnd = (end: End, timeoutMs: number | undefined) => void

let atEnd: AtEnd | undefined

/**
 * Sets how the test runner registers functions for the end of a test or a file. The setup of each runner
 * calls it.
 */
export function setAtEnd(call: AtEnd): void {
  atEnd = call
}

/**
 * Calls a function at the end of the running test, or of the file if no test is running. Functions are called
 * in reverse order. timeout: milliseconds.
 */
export function after(end: End, { timeout }: { timeout?: number } = {}): void {
  if (!atEnd) throw new Error('after() needs a runner of tests')
  atEnd(end, timeout)
}
