import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { billOfMaterials } from './bill-of-materials.ts'
import { bundleServer, programFolder } from './bundle-server.ts'
import { copyPackage, copyPaths, makeReadable } from './copy-files.ts'
import { filesOfPackages, withDependencies } from './package-files.ts'

interface RootManifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly scripts: Readonly<Record<string, string>>
}

/**
 * Loaded from node_modules, because they have native code. Versions for other platforms are not in a release.
 */
const nativePackages: ReadonlySet<string> = new Set([
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  'sharp',
])
const documents = ['CHANGELOG.md', 'LICENSE', 'THIRD-PARTY-NOTICES.md', 'docs/settings.md', 'ops']

/** Returns the name of a release, which is also the name of the folder in its archive. */
export function nameOfRelease(root: string): string {
  const { name, version } = readManifest(root)
  return `${name}-${version}`
}

/**
 * Writes everything that the server needs to run to a folder: bundled code, and the files that it reads, with
 * the same paths as in the repository. The web app must have been built. root and target: absolute.
 * hasDatabase: with the embedded PostgreSQL; without it the server needs DATABASE_URL.
 */
export async function makeRelease(
  root: string,
  target: string,
  { hasDatabase = true }: { readonly hasDatabase?: boolean } = {},
): Promise<void> {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const manifest = readManifest(root)
  const commands = commandsOf(manifest)
  const { packages, paths } = await bundleServer({
    root,
    target: `${target}/${programFolder}`,
    entries: {
      server: 'server/serve.ts',
      ...Object.fromEntries(commands.map((name) => [name, `scripts/${name}.ts`])),
    },
    isExternal: (name) => nativePackages.has(name),
  })
  copyPaths(root, target, [...documents, ...paths])
  for (const name of withDependencies(root, packages)) copyPackage(root, target, name)
  for (const [name, patterns] of filesOfPackages(root, hasDatabase)) copyPackage(root, target, name, patterns)
  cpSync(`${import.meta.dirname}/costard.js`, `${target}/costard.js`)
  const { name, version, license } = manifest
  const own = {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines: { node: '>=24' },
    platform: `${process.platform}-${process.arch}`,
    commands,
  }
  writeFileSync(`${target}/package.json`, `${JSON.stringify(own, null, 2)}\n`)
  writeFileSync(`${target}/sbom.cdx.json`, billOfMaterials(root, name, version))
  makeReadable(target)
}

/** Operator commands are the scripts of the manifest that run a file of `scripts/` with the same name. */
function commandsOf({ scripts }: RootManifest): string[] {
  return Object.entries(scripts)
    .filter(([name, command]) => command === `node scripts/${name}.ts`)
    .map(([name]) => name)
    .sort()
}

function readManifest(root: string): RootManifest {
  return JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
}
