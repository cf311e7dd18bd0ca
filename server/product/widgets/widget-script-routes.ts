import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePatterns } from '@costard/contract'
import { Hono } from 'hono'
import { fixedAnswer } from '#http'

/** Placeholder in the built script for the origin of the server. */
const placeholder = 'https://costard-origin.invalid'

/**
 * Script that sites of shops embed, with our origin inserted: a copy on a shop's server still shows our
 * frame. Every origin may load it, also as a module. Without a route before the web app is built.
 */
export function widgetScriptRoutes(webFolder: string, publicUrl: string): Hono {
  const routes = new Hono()
  const path = join(webFolder, pagePatterns.widgetScript)
  if (!existsSync(path)) return routes
  const script = readFileSync(path, 'utf8').replaceAll(placeholder, publicUrl)
  const answer = fixedAnswer(script, {
    type: 'text/javascript; charset=utf-8',
    cacheControl: 'public, no-cache',
  })
  return routes.get(pagePatterns.widgetScript, (c) => {
    c.header('access-control-allow-origin', '*')
    c.header('cross-origin-resource-policy', 'cross-origin')
    return answer(c)
  })
}
