import type { PageData } from './page-data.ts'

export type HostEvent = 'ready' | 'started' | 'step' | 'priced' | 'submitted'

/** The page around the frame. */
export interface Host {
  /** Sends an event, without the visitor's input and without amounts. */
  readonly emit: (event: HostEvent, detail?: Readonly<Record<string, number>>) => void
  readonly close: () => void
}

/**
 * Accepts the port sent by the script of the website, from the single origin that the server knows. onMode:
 * called with how the website shows the frame.
 */
export function connectHost({ origin, conversionId }: PageData, onMode: (mode: string) => void): Host {
  let port: MessagePort | undefined
  const waiting: object[] = []
  const send = (message: object): void => void (port ? port.postMessage(message) : waiting.push(message))
  if (origin !== null)
    addEventListener(
      'message',
      ({ source, origin: from, data, ports }: MessageEvent<{ costard?: string; mode?: string }>) => {
        if (source !== parent || from !== origin || data?.costard !== 'port' || port || !ports[0]) return
        port = ports[0]
        for (const message of waiting.splice(0)) port.postMessage(message)
        onMode(String(data.mode))
        new ResizeObserver(() => send({ height: document.documentElement.offsetHeight })).observe(
          document.body,
        )
      },
    )
  addEventListener('keydown', ({ key, target }) => {
    // In a search field, browsers use the key to clear the text first.
    const isTyped = target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
    if (key === 'Escape' && !isTyped) send({ close: true })
  })
  return {
    emit: (event, detail = {}) =>
      send({ event, detail: { ...detail, ...(conversionId && { conversionId }) } }),
    close: () => send({ close: true }),
  }
}
