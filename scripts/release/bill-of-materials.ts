import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

interface LockedPackage {
  readonly version?: string
  /** Only needed by tools. */
  readonly dev?: boolean
}

interface Bill {
  readonly metadata: { readonly component: object }
}

/**
 * Returns the packages of a release in CycloneDX format, as npm derives it from package-lock.json. Packages
 * for other platforms are listed too, because the lock file has them.
 */
export function billOfMaterials(root: string, name: string, version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'costard-components-'))
  try {
    copyManifests(root, folder, version)
    const words = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
    const printed = execFileSync('npm', ['sbom', ...words], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const { metadata, ...bill } = JSON.parse(printed) as Bill
    // npm names it after the folder.
    const named = { ...bill, metadata: { ...metadata, component: { ...metadata.component, name } } }
    return `${JSON.stringify(named, null, 2)}\n`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Folders of the repository have no version, and npm makes no list without one. Tools are left out here,
 * because `--omit=dev` would also omit packages that both the product and a tool need.
 */
function copyManifests(root: string, folder: string, version: string): void {
  const read = (path: string): object => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const write = (path: string, content: object): void =>
    writeFileSync(join(folder, path), JSON.stringify(content))
  const lock = read('package-lock.json') as Lock
  const packages = Object.entries(lock.packages).filter(([, { dev }]) => !dev)
  const own = packages.filter(([path]) => !path.includes('node_modules/'))
  for (const [path] of own) {
    mkdirSync(join(folder, path), { recursive: true })
    const manifest = join(path, 'package.json')
    write(manifest, { ...read(manifest), version, devDependencies: undefined })
  }
  const changed = own.map(([path, one]) => [path, { ...one, version, devDependencies: undefined }])
  write('package-lock.json', { ...lock, packages: Object.fromEntries([...packages, ...changed]) })
}
