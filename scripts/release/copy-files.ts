import { chmodSync, cpSync, globSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Sources, tests, descriptions and stamps beside files that the server reads. */
const unneeded = /(^|\/)(\.built-from|.*\.(ts|map|a|h|cc)|\d+_snapshot\.json)$/

/**
 * Copies files and folders with their relative paths, except for what is only needed to build them. Links
 * stay links.
 */
export function copyPaths(from: string, to: string, paths: Iterable<string>): void {
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(join(from, path), join(to, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => lstatSync(file).isDirectory() || !unneeded.test(file),
    })
  }
}

/** Copies a package: its manifest and licences, and the matching files, or all. */
export function copyPackage(
  root: string,
  to: string,
  name: string,
  patterns: readonly string[] = ['**'],
): void {
  const folder = `node_modules/${name}`
  // Workspaces are links to their folders.
  const found = globSync(['package.json', 'LICEN[CS]E*', 'NOTICE*', ...patterns], {
    cwd: join(root, folder),
    exclude: [
      '**/README.md',
      'node_modules/**',
      'src/**',
      'install/**',
      'native/include/**',
      'native/lib/pkgconfig/**',
    ],
  })
  const files = found.filter((file) => !lstatSync(join(root, folder, file)).isDirectory())
  copyPaths(
    root,
    to,
    files.map((file) => `${folder}/${file}`),
  )
}

/**
 * Makes everything readable for all users: an unpacked release belongs to root, and an ordinary user runs it.
 */
export function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, 0o755)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}
