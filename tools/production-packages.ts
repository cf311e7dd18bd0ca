import { readFileSync } from 'node:fs'

/** A package that the product needs at run time, as package-lock.json pins it. */
export interface ProductionPackage {
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly licence: string
  /** From the project's folder. */
  readonly folder: string
  /** Made for some systems only, so that it may be absent from node_modules. */
  readonly isForSomeSystems: boolean
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

/** Everything our own workspaces need at run time, directly or not, sorted by name. */
export function productionPackages(root: URL): ProductionPackage[] {
  // npm's own format, lockfileVersion 3.
  const { packages: lock } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
    packages: Lock
  }
  const reached = new Set(Object.keys(lock).filter((path) => path !== '' && !path.includes(modules)))
  // A set walked while it grows: each path added is visited once.
  for (const path of reached) for (const next of neededBy(path, lock)) reached.add(next)
  const external = [...reached].filter((path) => path.includes(modules))
  const unique = new Map(external.map((path) => describe(path, lock)).map((one) => [labelOf(one), one]))
  return [...unique.values()].sort((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1))
}

export function labelOf({ name, version }: ProductionPackage): string {
  return `${name} ${version}`
}

function neededBy(path: string, lock: Lock): string[] {
  const entry = lock[path] ?? {}
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  )
  const names = [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers,
  ]
  return names.map((name) => resolve(name, path, lock))
}

/** Where Node finds a package from a folder: the nearest node_modules upward. A workspace is followed to its folder. */
function resolve(name: string, from: string, lock: Lock): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? modules + name : `${folder}/${modules}${name}`
    const entry = lock[path]
    if (entry) return entry.link && entry.resolved !== undefined ? entry.resolved : path
    if (folder === '') throw new Error(`package-lock.json does not hold ${name}, which ${from} needs`)
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
    isForSomeSystems: os !== undefined || cpu !== undefined,
  }
}
