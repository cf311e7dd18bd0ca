import type { Plugin, Rolldown } from 'vite'

/**
 * List of the files that the service worker keeps, in the folder of the build; the build of the worker reads
 * it.
 */
export const offlineFilesName = 'offline-files.json'

/**
 * Modules whose files are kept on the device with their static imports: the session, the counter, lists and
 * customers as staff see them, the scanner, and the texts of every language, since users change the language
 * at any time.
 */
const kept =
  /\/web\/(main\.tsx|api\/api\.ts|screens\/(signed-in\.tsx|views\/(session|counter|review|customer|offline)-views\.ts)|screens\/team\/quotes\/list\/list-tools\.ts|live\/live-database\.ts|messages\/(fr|de|es|en)-(session|signed-in)\.ts|ui\/notes\/notices\.tsx|scan\/detector\.ts|offline\/(?!worker\/).+\.tsx?)$|\/node_modules\/barcode-detector\/dist\/es\/ponyfill\.js$/

/**
 * Files named by scripts and the style sheet: fonts in the subset for the supported languages, pictures, the
 * scanner.
 */
const keptAssets =
  /(-latin-(wght|opsz)-normal|^assets\/style|favicon|barcode-worker|ponyfill|zxing_reader|mark)[^/]*\.\w+$/

/** Vite plugin: writes the list of the build's files that are needed offline. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify(filesKept(bundle))
        this.emitFile({ type: 'asset', fileName: offlineFilesName, source })
      },
    },
  }
}

/** Returns the paths of the kept files, such as `assets/shared-abc.js`, in alphabetical order. */
export function filesKept(bundle: Rolldown.OutputBundle): readonly string[] {
  const files = new Set<string>()
  for (const output of Object.values(bundle)) {
    if (
      output.type === 'asset'
        ? keptAssets.test(output.fileName)
        : [output.facadeModuleId ?? '', ...output.moduleIds].some(isKept)
    )
      keep(output.fileName)
  }
  return [...files].sort()

  function keep(name: string): void {
    if (files.has(name)) return
    files.add(name)
    const output = bundle[name]
    if (output?.type === 'chunk') for (const next of output.imports) keep(next)
  }
}

function isKept(moduleId: string): boolean {
  return kept.test(moduleId.replaceAll('\\', '/'))
}
