import { priceSourceLimits } from '@costard/contract'
import { askOutside, NoAnswer } from '#http'

export type Fetched =
  | { readonly is: 'file'; readonly bytes: Buffer; readonly etag: string | null }
  | { readonly is: 'unchanged' }
  | { readonly is: 'too-large' }
  | { readonly is: 'fault'; readonly fault: NoAnswer['reason'] | 'status'; readonly status: number | null }

/** Requests the list of a source from its address. Redirects are not followed: they count as a status. */
export async function fetchList({
  url,
  header,
  etag,
  asksPrivateAddresses,
}: {
  readonly url: string
  readonly header: { readonly name: string; readonly secret: string } | undefined
  /** ETag of the stored file. */
  readonly etag: string | null
  readonly asksPrivateAddresses: boolean
}): Promise<Fetched> {
  const { timeoutMs, maxFileBytes: maxBytes } = priceSourceLimits
  try {
    const answer = await askOutside(
      url,
      { timeoutMs, maxBytes, asksPrivateAddresses },
      {
        headers: {
          'user-agent': 'Costard-Price-Sources/1',
          ...(etag !== null && { 'if-none-match': etag }),
          ...(header && { [header.name]: header.secret }),
        },
      },
    )
    const { status } = answer
    if (status === 304 && etag !== null) return { is: 'unchanged' }
    if (status !== 200) return { is: 'fault', fault: 'status', status }
    if (answer.isCutOff) return { is: 'too-large' }
    const { etag: given = '' } = answer
    return { is: 'file', bytes: answer.body, etag: /^[\x20-\x7e]{1,200}$/.test(given) ? given : null }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { is: 'fault', fault: error.reason, status: null }
  }
}
