import { readFileSync } from 'node:fs'

/** Resident memory of a process in bytes; 0 without /proc. Source: proc(5). */
export function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
