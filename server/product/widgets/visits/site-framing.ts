import { askOutside, NoAnswer } from '#http'

/** Result of asking a page whether it may be framed. */
export type Framing = 'open' | 'refused' | 'unreachable'

const limits = { timeoutMs: 5_000, maxBytes: 1 } as const

/**
 * Requests the headers of a site: browsers do not tell a page why a frame stays empty. A redirect counts as
 * open, although the target page may refuse.
 */
export async function framingOf(
  site: string,
  ourOrigin: string,
  { asksPrivateAddresses }: { readonly asksPrivateAddresses: boolean },
): Promise<Framing> {
  try {
    const { headers } = await askOutside(
      `${site}/`,
      { ...limits, asksPrivateAddresses },
      { headers: { accept: 'text/html' } },
    )
    return allowsFraming(headers, { site, ourOrigin }) ? 'open' : 'refused'
  } catch (error) {
    if (error instanceof NoAnswer) return 'unreachable'
    throw error
  }
}

interface FramingHeaders {
  readonly frameOptions: string | undefined
  readonly policy: string | undefined
}

/** Returns true if our page may frame a page: CSP decides if it has frame-ancestors, else X-Frame-Options. */
export function allowsFraming(
  { frameOptions, policy }: FramingHeaders,
  { site, ourOrigin }: { readonly site: string; readonly ourOrigin: string },
): boolean {
  const lists = (policy ?? '')
    .split(/[;,]/)
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name?.toLowerCase() === 'frame-ancestors')
  if (lists.length > 0)
    return lists.every(([, ...sources]) => sources.some((source) => matches(source.toLowerCase(), ourOrigin)))
  if (frameOptions === undefined) return true
  return /^sameorigin$/i.test(frameOptions.trim()) && site === ourOrigin
}

function matches(source: string, origin: string): boolean {
  if (source === '*' || source === origin) return true
  const { protocol, host } = new URL(origin)
  if (source === protocol || source === host) return true
  const [scheme, rest] = source.includes('://') ? source.split('://') : [protocol.slice(0, -1), source]
  return `${scheme}:` === protocol && (rest?.startsWith('*.') ?? false) && host.endsWith(rest!.slice(1))
}
