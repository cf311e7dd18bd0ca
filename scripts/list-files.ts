import { readdirSync } from 'node:fs'
import { root } from './run.mjs'

const left = new Set(['node_modules', 'dist', 'data', '.git', '.cache'])

/** Returns the files below a folder whose paths match, without packages, builds and data. */
export function listFiles(folder: string, matching: RegExp): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return left.has(entry.name) ? [] : listFiles(path, matching)
    return matching.test(path) ? [path] : []
  })
}
