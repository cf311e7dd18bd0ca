import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const folder = new URL('../../rivals/', import.meta.url)
const inFolder = createRequire(new URL('package.json', folder))

/** Imports a package of bench/rivals. The compiler cannot see the package, so the caller states its type. */
export async function loadRival<T>(name: string): Promise<T> {
  return (await import(pathToFileURL(inFolder.resolve(name)).href)) as T // the caller's type
}

export function rivalVersion(name: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL(`node_modules/${name}/package.json`, folder), 'utf8'),
  )
  return (manifest as { readonly version: string }).version // npm requires a version
}
