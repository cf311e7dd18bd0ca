import { execFileSync } from 'node:child_process'
import { closeSync, constants, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A named pipe that every process using the embedded server keeps open; the kernel closes it when a process
 * is killed.
 */
export interface Lifeline {
  /** Creates the pipe unless it exists, and opens it. */
  readonly create: () => void
  /** Opens the pipe if it exists. */
  readonly open: () => void
  readonly close: () => void
}

export function lifelineOf(socketDir: string): string {
  return join(socketDir, 'lifeline')
}

export function createLifeline(socketDir: string): Lifeline {
  const path = lifelineOf(socketDir)
  let held: number | undefined

  /** Opened anew each time: the pipe may have been replaced together with its folder. */
  function open(): void {
    if (!existsSync(path)) return
    const before = held
    held = openSync(path, constants.O_RDWR) // does not wait for a reader
    if (before !== undefined) closeSync(before)
  }

  return {
    create() {
      if (!existsSync(path)) makePipe(path)
      open()
    },
    open,
    close() {
      if (held !== undefined) closeSync(held)
      held = undefined
    },
  }
}

function makePipe(path: string): void {
  try {
    execFileSync('mkfifo', ['-m', '600', path], { stdio: 'ignore' })
  } catch (error) {
    if (!existsSync(path)) throw error // created concurrently by another process
  }
}
