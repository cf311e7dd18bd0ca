import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the address of a built script for server-rendered pages; undefined before the web app is built.
 * manifest: Vite's list of built files, named in the vite.config.ts of the script.
 */
export function builtScript(
  webFolder: string,
  manifest: 'public-quote.json' | 'widget.json' | 'self-inspection.json',
): string | undefined {
  const path = join(webFolder, manifest)
  if (!existsSync(path)) return undefined
  const files = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string; isEntry?: boolean }> // format written by Vite
  const entry = Object.values(files).find(({ isEntry }) => isEntry)
  return entry && `/${entry.file}`
}
