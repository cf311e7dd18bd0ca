import { CodeNotLoaded, loadCode } from '../code/load-code.ts'
import type { BarcodeReader } from '../scan/barcode-reader.ts'
import type { Calls } from './calls.ts'

/** Interval between two frames that are read. Milliseconds. */
const pauseMs = 400
/** Maximum number of different codes sent to the server; each is valid for a minute. */
const maxAsked = 10

/**
 * Searches the frames of a video for the device's code. onSeen: called with the readable code while it is in
 * view; undefined when it is not. Returns a function that stops.
 */
export function watchCode(
  video: HTMLVideoElement,
  calls: Pick<Calls, 'code'>,
  onSeen: (code: string | undefined) => void,
): () => void {
  let reader: BarcodeReader | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let known: { readonly content: string; readonly code: string } | undefined
  let asked = 0

  async function codeIn(frame: ImageBitmap): Promise<string | undefined> {
    reader ??= (await loadCode(() => import('../scan/barcode-reader.ts'))).createBarcodeReader()
    const texts = (await reader.read(frame)).map(({ text }) => text)
    const content = texts.find((text) => text.startsWith('costard-code:'))
    if (content === undefined) return undefined
    if (content !== known?.content && asked < maxAsked) {
      asked += 1
      known = await calls.code()
    }
    return content === known?.content ? known.code : undefined
  }
  /** A server of another version never sends the reader. It reads the code from the photo itself. */
  function stopIfGone(error: unknown): undefined {
    if (error instanceof CodeNotLoaded && error.reason === 'gone') isOver = true
  }
  async function look(): Promise<void> {
    const frame = await createImageBitmap(video).catch(() => undefined)
    const code = frame && (await codeIn(frame).catch(stopIfGone))
    if (isOver) return reader?.close()
    onSeen(code)
    timer = setTimeout(() => void look(), pauseMs)
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
    reader?.close()
  }
}
