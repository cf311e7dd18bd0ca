/** Evidence of an acceptance, besides name and choices. */
export interface AcceptanceEvidence {
  readonly ip: string
  readonly userAgent: string
}

const maxUserAgent = 400

export function acceptanceEvidence(headers: Headers, ip: string): AcceptanceEvidence {
  return { ip, userAgent: (headers.get('user-agent') ?? '').slice(0, maxUserAgent) }
}
