import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process number of the server that runs on this cluster, if there is one. */
export function findPostmaster(clusterDir: string): number | undefined {
  const pid = Number(readPostmasterFile(clusterDir)?.split('\n')[0])
  return pid > 0 && isRunning(pid) && isPostmasterOf(pid, clusterDir) ? pid : undefined
}

/**
 * Mends a postmaster.pid that would block a start although no server runs: an empty one is removed, and one
 * whose number now belongs to another process gets our own number, which PostgreSQL, seeing it is its parent's,
 * takes as left over. Removing that one too would also remove what guards against backends still running.
 */
export function mendPostmasterFile(clusterDir: string): void {
  const content = readPostmasterFile(clusterDir)
  if (content === undefined) return
  const path = join(clusterDir, 'postmaster.pid')
  const [first, ...rest] = content.split('\n')
  const pid = Number(first)
  if (!(pid > 0)) rmSync(path, { force: true })
  else if (isRunning(pid) && !isPostmasterOf(pid, clusterDir)) {
    writeFileSync(path, [process.pid, ...rest].join('\n'))
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// A killed server whose parent has not taken note of it yet still has its number.
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

function isPostmasterOf(pid: number, clusterDir: string): boolean {
  const words = commandOf(pid)
  return words.includes('postgres') && words.includes(clusterDir)
}

function commandOf(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return '' // ended meanwhile
  }
}

function readPostmasterFile(clusterDir: string): string | undefined {
  try {
    return readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
