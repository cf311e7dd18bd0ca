import { readFileSync } from 'node:fs'

/**
 * Event for the page that started the sign-in, in the format of its client; the script adds `urlResponse`.
 */
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

/** The script is served as a file, so the content security policy needs no exception for inline scripts. */
export const handlerScript = readFileSync(new URL('handler-script.js', import.meta.url), 'utf8')

const stranded = 'The page that started this sign-in does not respond. Close this window and try again there.'

/** Returns the page whose script passes the event to the page that started the sign-in. */
export function handoverPage({ event, client, redirectUrl }: Handover): string {
  // In a script element, only `<` can start an end tag.
  const data = JSON.stringify({ event, client, redirectUrl, stranded }).replaceAll('<', '\\u003c')
  return page(
    'Signing in…',
    `<script id="event" type="application/json">${data}</script>
<script src="/__/auth/handler.js"></script>`,
  )
}

/** Returns a page with a message. message: a constant without HTML. */
export function messagePage(message: string): string {
  return page(message, '')
}

function page(message: string, scripts: string): string {
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
<p id="message" role="status">${message}</p>
${scripts}
`
}
