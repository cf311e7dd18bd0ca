import type { UnfitKey } from '@costard/contract'
import { CodedError } from '#http'
import type { McpTool } from './mcp-tools.ts'

type Detail = Partial<UnfitKey> & { readonly questionText?: string }

/**
 * Returns the reason why there is no amount, if a device to price has a key or an answer that its catalog
 * does not have.
 */
export function noAmountFor(
  name: McpTool['name'],
  error: unknown,
): { readonly amount?: null; readonly reasons?: readonly string[] } {
  if (name === 'identify_device' || !(error instanceof CodedError) || error.code !== 'quote/line-invalid')
    return {}
  const { reason, path, key, nearest, questionText, fits } = (error.detail ?? {}) as Detail // detail of withKnownKeys
  if (path === undefined) return {}
  const given = key === undefined ? 'The answer' : `"${key}"`
  const about = questionText === undefined ? path : `the question "${questionText}" (${path})`
  const texts = [
    `${given} does not fit ${about}: ${reason ?? 'unknown'}.`,
    nearest !== undefined && `Nearest: "${nearest}".`,
    fits && `What fits: ${fitText(fits)}.`,
  ]
  return { amount: null, reasons: [texts.filter((text) => typeof text === 'string').join(' ')] }
}

function fitText(fits: NonNullable<Detail['fits']>): string {
  if (fits.type === 'single' || fits.type === 'multi') {
    const keys = fits.choices.map((key) => `"${key}"`).join(', ')
    return fits.type === 'single' ? `one of ${keys}` : `a list of some of ${keys}`
  }
  if (fits.type !== 'number')
    return { boolean: 'true or false', text: 'a text', date: 'a date, ISO 8601', photo: 'a list of photos' }[
      fits.type
    ]
  return fits.min === undefined ? 'a whole number' : `a whole number from ${fits.min} to ${fits.max}`
}
