import { askOutside, NoAnswer, type OutsideAnswer, type OutsideLimits } from '#http'
import { apiError } from '../calls/api-error.ts'

/** Fetches JSON from an untrusted server. Throws check/service-failed, check/address-refused. */
export type GetJson = (address: string, headers: Readonly<Record<string, string>>) => Promise<unknown>

export function getJsonWithin(limits: OutsideLimits): GetJson {
  return async (address, headers) => {
    const { status, body, isCutOff } = await ask(address, limits, headers)
    if (status < 200 || status > 299) throw apiError('check/service-failed', { reason: 'status', status })
    if (isCutOff) throw apiError('check/service-failed', { reason: 'too-large' })
    try {
      return JSON.parse(new TextDecoder().decode(body))
    } catch {
      throw apiError('check/service-failed', { reason: 'not-json' })
    }
  }
}

async function ask(
  address: string,
  limits: OutsideLimits,
  headers: Readonly<Record<string, string>>,
): Promise<OutsideAnswer> {
  try {
    return await askOutside(address, limits, { headers: { accept: 'application/json', ...headers } })
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    const { reason, code } = error
    if (reason === 'address-refused') throw apiError('check/address-refused')
    throw apiError('check/service-failed', { reason, ...(reason === 'unreachable' && { code }) })
  }
}
