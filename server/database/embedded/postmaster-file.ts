import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the process id of the server that runs on this cluster; undefined if there is none. */
export function findPostmaster(clusterDir: string): number | undefined {
  const pid = Number(readPostmasterFile(clusterDir)?.split('\n')[0])
  return pid > 0 && isRunning(pid) && isPostmasterOf(pid, clusterDir) ? pid : undefined
}

/**
 * Repairs a postmaster.pid that blocks a start although no server runs. An empty one is removed. If its pid
 * now belongs to another process, the pid is replaced with ours, because PostgreSQL treats its parent's pid
 * as stale. Removing the file would also remove the key of the shared memory, which protects against backends
 * that are still running.
 */
export function repairPostmasterFile(clusterDir: string): void {
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

// A killed server keeps its pid until its parent has waited for it.
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

function isPostmasterOf(pid: number, clusterDir: string): boolean {
  const command = commandOf(pid)
  return command.includes('postgres') && command.includes(clusterDir)
}

function commandOf(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return '' // the process has exited
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
