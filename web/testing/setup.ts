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
