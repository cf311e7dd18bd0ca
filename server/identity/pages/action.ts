import { screenPatterns } from '@costard/contract'
import type { Context } from 'hono'
import { requireContinueUrl } from '../wire/authorized-domains.ts'
import { linkModes } from '../mailed-links/account-link.ts'
import { CodedError } from '#http'

/** Parameters of the link that the redirect keeps. */
const forwardedParameters = ['apiKey', 'mode', 'oobCode', 'lang'] as const
/** Screens that links lead to; accountAction also reports incomplete links. */
const { resetPassword: resetScreen, accountAction: actionScreen } = screenPatterns

/**
 * Handler for links in emails: redirects to the web app, which applies the code. Opening a link never uses up its
 * code, because mail scanners open every link.
 */
export function actionPage(publicUrl: string): (c: Context) => Response {
  return (c) => {
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    const target = findTarget(new URL(c.req.url).searchParams, publicUrl)
    return c.redirect((target ?? new URL(actionScreen, publicUrl)).href, 302)
  }
}

function findTarget(query: URLSearchParams, publicUrl: string): URL | undefined {
  if (!query.get('oobCode')) return undefined
  const continueUrl = query.get('continueUrl')
  const target = findLanding(query.get('mode'), continueUrl, publicUrl)
  for (const name of forwardedParameters) target?.searchParams.set(name, query.get(name) ?? '')
  return target
}

function findLanding(mode: string | null, continueUrl: string | null, publicUrl: string): URL | undefined {
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
