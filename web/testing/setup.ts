import nodeConsole from 'node:console'
import { configure } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI
  }
}

// Screens wait for a real server on a possibly busy machine. Milliseconds.
configure({ asyncUtilTimeout: 30_000 })

// happy-dom has no fonts. Test files share the document.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

// For calls that the app itself aborts, as when a page is left, happy-dom prints an error like for a network
// failure.
const print = nodeConsole.error.bind(nodeConsole)
nodeConsole.error = (...values: unknown[]) => {
  const [first] = values
  if (!(first instanceof Error && first.message === 'socket hang up')) print(...values)
}
