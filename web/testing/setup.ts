import nodeConsole from 'node:console'
import { configure } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI
  }
}

// Screens wait for a real server on a machine that may be busy. Milliseconds.
configure({ asyncUtilTimeout: 30_000 })

// happy-dom has no fonts. Files share the document.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

// happy-dom prints each call that the app itself ended, as it does when a page is left, like a failure of the network.
const print = nodeConsole.error.bind(nodeConsole)
nodeConsole.error = (...values: unknown[]) => {
  const [first] = values
  if (!(first instanceof Error && first.message === 'socket hang up')) print(...values)
}
