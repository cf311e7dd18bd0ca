import '../../server/module-loading.ts'
import { flushCompileCache } from 'node:module'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { encloseFile, leaveFile } from './test-context.ts'
import { loading, openHandles } from './worker-words.ts'

// One process runs many test files, one after the other: Node and the server are loaded once. Each file is imported
// inside a test of its own, so its tests become subtests and its `after` hooks run before the next file starts.
// Results leave through report-results.ts, the reporter of this process.
process.on('message', (file: string) => {
  if (file === openHandles) {
    process.send?.({ type: 'holding', holds: process.getActiveResourcesInfo().join(', ') })
    return
  }
  leaveFile()
  void test(file, async () => {
    encloseFile()
    const loaded = import(pathToFileURL(file).href)
    // Subtests start as soon as they are defined; this one holds them back until the file is evaluated.
    void test(loading, () =>
      loaded.then(
        () => undefined,
        () => undefined,
      ),
    )
    await loaded
    // Now and not at the end of the process: servers that tests start have it too.
    flushCompileCache()
  })
})
process.on('disconnect', () => process.exit())
process.send?.({ type: 'ready' })
