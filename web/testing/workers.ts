import { Blob as BlobOfNode } from 'node:buffer'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker as Thread } from 'node:worker_threads'

/** Folder that addresses of modules are relative to. */
const root = join(import.meta.dirname, '../..')

/** Code that provides a browser worker's module with what it needs in a Node thread. */
const start = `
  const { parentPort, workerData } = require('node:worker_threads')
  globalThis.addEventListener = (type, listen) => parentPort.on(type, (data) => listen({ data }))
  globalThis.postMessage = (data) => parentPort.postMessage(data)
  import(workerData)
`

/** Workers, which happy-dom lacks: each is a thread that runs the real module. */
class WorkerOfNode extends EventTarget {
  readonly #thread: Thread

  constructor(url: URL) {
    super()
    this.#thread = new Thread(start, {
      eval: true,
      workerData: String(pathToFileURL(join(root, url.pathname))),
    })
    this.#thread.on('message', (data) => this.dispatchEvent(new MessageEvent('message', { data })))
    this.#thread.on('error', (error) =>
      this.dispatchEvent(new ErrorEvent('error', { error, message: String(error) })),
    )
  }

  postMessage(data: unknown, transferred: ArrayBuffer[] = []): void {
    void this.#post(data, transferred)
  }

  async #post(data: unknown, transferred: ArrayBuffer[]): Promise<void> {
    this.#thread.postMessage(await withFilesOfNode(data), transferred)
  }

  terminate(): void {
    void this.#thread.terminate()
  }
}

/** happy-dom's files cannot be sent to a thread. */
async function withFilesOfNode(data: unknown): Promise<unknown> {
  const { file, ...others } = Object(data) as { readonly file?: unknown }
  return file instanceof Blob ? { ...others, file: new BlobOfNode([await file.arrayBuffer()]) } : data
}

/** Enables screens in the tests of a file to start workers. */
export function startWorkers(): void {
  Object.assign(globalThis, { Worker: WorkerOfNode })
}
