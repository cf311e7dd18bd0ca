import type { Barcode } from '../scan/barcode.ts'
import { createBarcodeReader } from '../scan/barcode-reader.ts'
import { type Camera, closeCamera, openCamera, problemOf } from '../scan/camera.ts'
import { button, element } from './element.ts'
import type { Parts } from './frame-parts.ts'

/** Interval between two frames that are read. Milliseconds. */
const pauseMs = 250
/** Maximum number of codes sent to the server: more do not belong to a device. */
const maxAsked = 20
const maxText = 120

/**
 * Reads barcodes with the camera or from a picture. onText: called with the codes that determined a model.
 */
export function showScan(
  { say, show, page, calls }: Parts,
  { onText, onBack }: { readonly onText: (text: string) => void; readonly onBack: () => void },
): void {
  const reader = createBarcodeReader()
  const video = element('video', { muted: true, playsinline: true, 'aria-label': say('scan.view') })
  const film = element('div', { class: 'film' }, video)
  const said = element('p', { role: 'status' }, say('scan.looking'))
  const codes = new Set<string>()
  let asked = 0
  let isOver = false
  let camera: Camera | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    isOver = true
    clearTimeout(timer)
    reader.close()
    if (camera) closeCamera(camera)
  }
  const leave = (): void => {
    stop()
    onBack()
  }
  addEventListener('pagehide', stop, { once: true })

  /** Returns true if one of the codes identified a device. */
  async function take(barcodes: readonly Barcode[]): Promise<boolean> {
    const fresh = barcodes.filter((barcode) => isOfDevice(barcode) && !codes.has(barcode.text.trim()))
    for (const { text } of fresh) codes.add(text.trim())
    const text = [...codes].join(' ').slice(0, maxText)
    if (fresh.length === 0 || asked >= maxAsked || isOver) return codes.size > 0
    asked += 1
    const found = await calls.find(text).catch(() => undefined)
    if (isOver) return true
    if (!found) said.textContent = say('problem.offline')
    else if (found.models.length === 0) said.textContent = say('scan.unknown', { code: text })
    else {
      stop()
      onText(text)
    }
    return true
  }
  async function look(): Promise<void> {
    if (isOver) return
    const frame = await createImageBitmap(video).catch(() => undefined)
    if (frame && !isOver) await take(await reader.read(frame).catch(() => []))
    if (!isOver) timer = setTimeout(() => void look(), pauseMs)
  }
  const input = element('input', { class: 'sr', type: 'file', accept: 'image/*' })
  input.addEventListener('change', async () => {
    const [file] = input.files ?? []
    input.value = ''
    if (!file) return
    said.textContent = say('scan.looking')
    const barcodes = await reader.read(file).catch(() => [])
    if (!(await take(barcodes)) && !isOver) said.textContent = say('scan.nothing')
  })
  show({
    step: 1,
    title: page.headline,
    content: [
      button('link back', say('question.back'), leave),
      element('h1', { tabindex: -1 }, say('scan.title')),
      element('p', { class: 'text' }, say('scan.text')),
      film,
      said,
      element('label', { class: 'second' }, input, element('span', {}, say('scan.picture'))),
    ],
  })
  openCamera().then(
    async (opened) => {
      camera = opened
      if (isOver) return closeCamera(opened)
      video.muted = true
      video.srcObject = opened.stream
      await video.play()
      await look()
    },
    (error: unknown) => {
      film.hidden = true
      if (!isOver) said.textContent = say(`scan.problem.${problemOf(error)}`)
    },
  )
}

/** UPC and EAN identify the product, links lead to help pages. */
function isOfDevice({ format, text }: Barcode): boolean {
  return !/^(?:ean|upc)/.test(format) && !/^https?:/i.test(text) && text.trim() !== ''
}
