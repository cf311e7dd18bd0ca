import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Name of Vite's list of built files; web/widget/vite.config.ts writes it. */
const manifestFile = 'widget.json'

/** Returns the address of the script of the frame of a widget; undefined before the web app is built. */
export function widgetScript(webFolder: string): string | undefined {
  const path = join(webFolder, manifestFile)
  if (!existsSync(path)) return undefined
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean }
  > // as Vite writes it
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  return entry && `/${entry.file}`
}
