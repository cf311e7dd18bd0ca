import { readFileSync } from 'node:fs'

/** A package that the product needs at run time, as pinned in package-lock.json. */
export interface ProductionPackage {
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly licence: string
  /** Relative to the repository. */
  readonly folder: string
  /** True if it is only for some operating systems or processors, so it may be missing from node_modules. */
  readonly isPlatformSpecific: boolean
}

interface LockEntry {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

type Lock = Readonly<Record<string, LockEntry>>

const modules = 'node_modules/'

/** Returns the direct and transitive run-time dependencies of our workspaces, sorted by name. */
export function productionPackages(root: URL): ProductionPackage[] {
  // Format: lockfileVersion 3.
  const { packages: lock } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
    packages: Lock
  }
  const reachable = new Set(Object.keys(lock).filter((path) => path !== '' && !path.includes(modules)))
  // Iterating a Set also visits paths added meanwhile, each once.
  for (const path of reachable) for (const next of dependenciesOf(path, lock)) reachable.add(next)
  const external = [...reachable].filter((path) => path.includes(modules))
  const unique = new Map(external.map((path) => describe(path, lock)).map((one) => [labelOf(one), one]))
  return [...unique.values()].sort((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1))
}

export function labelOf({ name, version }: ProductionPackage): string {
  return `${name} ${version}`
}

function dependenciesOf(path: string, lock: Lock): string[] {
  const entry = lock[path] ?? {}
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  )
  const needed = [...Object.keys(entry.dependencies ?? {}), ...peers].map((name) => {
    const found = resolve(name, path, lock)
    if (found === undefined) throw new Error(`package-lock.json has no ${name}, a dependency of ${path}`)
    return found
  })
  // Some packages name optional packages for systems that were never published.
  const optional = Object.keys(entry.optionalDependencies ?? {})
    .flatMap((name) => resolve(name, path, lock) ?? [])
    .filter((found) => runsHere(lock[found] ?? {}))
  return [...needed, ...optional]
}

/**
 * True if a package is for a system that the server runs on. WebAssembly builds are for systems without a
 * native build.
 */
function runsHere({ os, cpu }: LockEntry): boolean {
  if (cpu?.includes('wasm32')) return false
  return os === undefined || os.some((each) => each === 'linux' || each === 'darwin')
}

/** Resolves like Node: the nearest node_modules upward. For a workspace returns its own folder. */
function resolve(name: string, from: string, lock: Lock): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? modules + name : `${folder}/${modules}${name}`
    const entry = lock[path]
    if (entry) return entry.link && entry.resolved !== undefined ? entry.resolved : path
    if (folder === '') return undefined
  }
}

function describe(folder: string, lock: Lock): ProductionPackage {
  const { name, version, license: licence, os, cpu } = lock[folder] ?? {}
  if (version === undefined || licence === undefined)
    throw new Error(`${folder} has no version or no licence in package-lock.json`)
  return {
    name: name ?? folder.slice(folder.lastIndexOf(modules) + modules.length),
    version,
    licence,
    folder,
    isPlatformSpecific: os !== undefined || cpu !== undefined,
  }
}
