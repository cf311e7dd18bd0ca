import { readFileSync } from 'node:fs'

/** What the waiting page is told, in the shape its client knows; the script adds the address it came back to. */
export interface AuthEvent {
  type: string
  eventId: string | null
  sessionId: string | null
  postBody: null
  tenantId: null
  error?: { code: string; message: string }
}

interface Handover {
  event: AuthEvent
  client: string
  redirectUrl: string
}

/** A file of its own, so that the content security policy needs no exception. */
export const handlerScript = readFileSync(new URL('handler-script.js', import.meta.url), 'utf8')

const stranded =
  'The page that asked for this sign-in does not answer. Close this window and try again there.'

/** The page that hands an event over by itself. */
export function handoverPage({ event, client, redirectUrl }: Handover): string {
  // Within a script element only `<` could begin an end tag.
  const data = JSON.stringify({ event, client, redirectUrl, stranded }).replaceAll('<', '\\u003c')
  return page(
    'Signing in…',
    `<script id="event" type="application/json">${data}</script>
<script src="/__/auth/handler.js"></script>`,
  )
}

/** words: fixed text, without HTML. */
export function wordsPage(words: string): string {
  return page(words, '')
}

function page(words: string, scripts: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Sign in</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 1.5rem; box-sizing: border-box }
p { max-width: 22rem; margin: 0; text-align: center }
</style>
<p id="words" role="status">${words}</p>
${scripts}
`
}
