import type { Context } from 'hono'
import { requireContinueUrl } from '../wire/authorized-domains.ts'
import { linkModes } from '../mailed-links/account-link.ts'
import { CodedError } from '#http'

/** What a followed link hands on. */
const handedOn = ['apiKey', 'mode', 'oobCode', 'lang'] as const
/** The app's own screens; the second also tells of links that are not whole. */
const resetScreen = '/reset-password'
const actionScreen = '/account-action'

/**
 * Where links of e-mails lead: back to the app, which applies the code. Looking at a link changes nothing, since
 * mail scanners open them all.
 */
export function actionPage(publicUrl: string): (c: Context) => Response {
  return (c) => {
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    const target = targetOf(new URL(c.req.url).searchParams, publicUrl)
    return c.redirect((target ?? new URL(actionScreen, publicUrl)).href, 302)
  }
}

function targetOf(query: URLSearchParams, publicUrl: string): URL | undefined {
  if (!query.get('oobCode')) return undefined
  const continueUrl = query.get('continueUrl')
  const target = landingOf(query.get('mode'), continueUrl, publicUrl)
  for (const name of handedOn) target?.searchParams.set(name, query.get(name) ?? '')
  return target
}

function landingOf(mode: string | null, continueUrl: string | null, publicUrl: string): URL | undefined {
  const checked = continueUrl === null ? undefined : findContinueUrl(continueUrl, publicUrl)
  if (mode === linkModes['sign-in']) return checked
  if (!Object.values<string | null>(linkModes).includes(mode)) return undefined
  const screen = new URL(mode === linkModes['password-reset'] ? resetScreen : actionScreen, publicUrl)
  if (checked) screen.searchParams.set('continueUrl', checked.href)
  return screen
}

function findContinueUrl(text: string, publicUrl: string): URL | undefined {
  try {
    return requireContinueUrl(text, publicUrl)
  } catch (error) {
    if (error instanceof CodedError) return undefined
    throw error
  }
}
