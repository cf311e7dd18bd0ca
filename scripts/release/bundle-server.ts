import { existsSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

/** Folder of the bundled code in a release; all its files are directly inside. */
export const programFolder = 'program'

export interface Bundled {
  /** Packages that the code loads from node_modules. */
  readonly packages: ReadonlySet<string>
  /** Files and folders, relative to the repository, that modules locate relative to themselves. */
  readonly paths: ReadonlySet<string>
}

/**
 * The URL of a module, or of something relative to it: a source file is the entry of a separate process or
 * thread, anything else is a file or folder that the module reads.
 */
const ownAddress = /new URL\('([^']+)', import\.meta\.url\)|import\.meta\.url/g

/**
 * Bundles entries and the workers that they start, as modules for the Node version of this project. entries:
 * source files by the name of the bundled file. isExternal: packages that are not bundled, because they have
 * native code.
 */
export async function bundleServer({
  root,
  target,
  entries,
  isExternal,
}: {
  readonly root: string
  readonly target: string
  readonly entries: Readonly<Record<string, string>>
  readonly isExternal: (packageName: string) => boolean
}): Promise<Bundled> {
  const packages = new Set<string>()
  const paths = new Set<string>()
  const bundle = await rolldown({
    cwd: root,
    input: { ...entries },
    platform: 'node',
    external(id) {
      const name = packageOf(id)
      const isOutside = isExternal(name)
      if (isOutside) packages.add(name)
      return isOutside
    },
    plugins: [keepPaths(root, paths)],
    logLevel: 'warn',
  })
  await bundle.write({
    dir: target,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'part-[hash].js',
    // Names are kept, since stack traces in the log contain them.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false } },
  })
  await bundle.close()
  return { packages, paths }
}

/**
 * A module locates its files relative to its own URL. Files of a release have the same paths as in the
 * repository, so the URL of a bundled module must be that of its source.
 */
function keepPaths(root: string, paths: Set<string>): Plugin {
  return {
    name: 'keep-paths',
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /\/node_modules\// }, code: /import\.meta\.url/ },
      handler(code, id) {
        const source = relative(root, id)
        return code.replace(ownAddress, (_, beside?: string) => {
          const address = `new URL('../${source}', import.meta.url).href`
          if (beside === undefined) return address
          const path = resolve(dirname(id), beside)
          if (path.endsWith('.ts')) {
            const fileName = `${relative(root, path).slice(0, -'.ts'.length).replaceAll('/', '-')}.js`
            this.emitFile({ type: 'chunk', id: path, fileName })
            return `new URL('./${fileName}', import.meta.url)`
          }
          if (existsSync(path)) paths.add(relative(root, path))
          return `new URL('${beside}', ${address})`
        })
      },
    },
  }
}

function packageOf(id: string): string {
  const [scope = '', name = ''] = id.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}
