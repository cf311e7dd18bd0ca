import { wakeMessage } from './wake.ts'

/** The part of a page that a worker can access. */
interface Page {
  readonly postMessage: (message: unknown, transfer: readonly Transferable[]) => void
}

/** Chromium ends a worker's event after five minutes. Milliseconds. */
const longestMs = 4 * 60 * 1000

/**
 * Asks the open pages to send what waits. Rejects if none could, so that the browser tries again later: the
 * worker itself has neither the session nor the key for the entries.
 */
export async function wakePages(pages: readonly Page[]): Promise<void> {
  const answers = pages.map(ask)
  if (!(await Promise.any(answers).catch(() => false))) throw new Error('No page sent what waits')
}

/**
 * Resolves if this page has sent everything; rejects if something still waits, or the page does not respond.
 */
async function ask(page: Page): Promise<true> {
  return new Promise((resolve, reject) => {
    const { port1: here, port2: there } = new MessageChannel()
    const timer = setTimeout(() => end(false), longestMs)
    const end = (isSent: boolean) => {
      clearTimeout(timer)
      here.close()
      if (isSent) resolve(true)
      else reject(new Error('Some of it still waits'))
    }
    here.onmessage = ({ data }) => end(data === true)
    page.postMessage(wakeMessage, [there])
  })
}
