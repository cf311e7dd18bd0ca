type End = () => unknown
type AtEnd = (end: End, timeoutMs: number | undefined) => void

let atEnd: AtEnd | undefined

/** Says how the runner of the tests calls what ends a test or a file. The setup of each runner calls it. */
export function setAtEnd(call: AtEnd): void {
  atEnd = call
}

/**
 * Calls a function at the end of the running test, or of the file when no test is running. What was given last is
 * called first. timeout: milliseconds.
 */
export function after(end: End, { timeout }: { timeout?: number } = {}): void {
  if (!atEnd) throw new Error('after() needs a runner of tests')
  atEnd(end, timeout)
}
