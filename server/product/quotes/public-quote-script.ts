import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Name of Vite's list of built files; web/public-quote/vite.config.ts writes it. */
const manifestFile = 'public-quote.json'

/** Returns the address of the script that enriches a customer's page; undefined before the web app is built. */
export function publicQuoteScript(webFolder: string): string | undefined {
  const path = join(webFolder, manifestFile)
  if (!existsSync(path)) return undefined
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean }
  > // as Vite writes it
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  return entry && `/${entry.file}`
}
