import assert from 'node:assert/strict'
import { test } from 'vitest'
import { filesKept } from './offline-files.ts'

/** Returns files of a build by name: the modules and static imports of a chunk, or nothing for an asset. */
function bundleOf(
  files: Record<string, readonly [modules: string[], imports?: string[], facade?: string] | 'asset'>,
) {
  const outputs = Object.entries(files).map(([fileName, file]) =>
    file === 'asset'
      ? { type: 'asset' as const, fileName }
      : {
          type: 'chunk' as const,
          fileName,
          moduleIds: file[0],
          imports: file[1] ?? [],
          facadeModuleId: file[2] ?? null,
        },
  )
  return Object.fromEntries(outputs.map((output) => [output.fileName, output])) as never
}

test('the counter, what it loads at once, its fonts and its scanner are kept; other views are not', () => {
  const kept = filesKept(
    bundleOf({
      'assets/start.js': [['/x/web/main.tsx'], ['assets/basics.js']],
      'assets/basics.js': [['/x/web/ui/icon.tsx'], ['assets/react.js']],
      'assets/react.js': [['/x/node_modules/react/index.js']],
      'assets/counter.js': [['C:\\x\\web\\screens\\views\\counter-views.ts']],
      // Re-exports another file.
      'assets/open-kept.js': [[], ['assets/kept.js'], '/x/web/offline/kept/open-kept.ts'],
      'assets/kept.js': [['/x/web/offline/kept/open-kept.ts']],
      'assets/settings.js': [['/x/web/screens/views/settings-views.ts'], ['assets/basics.js']],
      'assets/xlsx.js': [['/x/node_modules/hucre/xlsx.js']],
      'assets/hanken-grotesk-latin-wght-normal-abc.woff2': 'asset',
      'assets/hanken-grotesk-vietnamese-wght-normal-abc.woff2': 'asset',
      'assets/zxing_reader-abc.wasm': 'asset',
    }),
  )
  assert.deepEqual(kept, [
    'assets/basics.js',
    'assets/counter.js',
    'assets/hanken-grotesk-latin-wght-normal-abc.woff2',
    'assets/kept.js',
    'assets/open-kept.js',
    'assets/react.js',
    'assets/start.js',
    'assets/zxing_reader-abc.wasm',
  ])
})
