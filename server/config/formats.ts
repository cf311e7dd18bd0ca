import { isIP } from 'node:net'
import { z } from 'zod'

/** Parser from the text of a setting to its value. */
type Format<T> = z.ZodType<T, string>

/** The message completes the text `{name}: "{value}" ...` in a ConfigError. */
function fault(problem: string, accepted: string): { error: string } {
  return { error: `${problem}; accepted: ${accepted}` }
}

/** Whole number within inclusive limits. */
export function wholeNumber(least: number, most: number): Format<number> {
  const error = fault('is not a valid number', `a whole number from ${least} to ${most}`)
  // Digits only: Number() would also accept 1e3 and 0x10.
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .pipe(z.number(error).min(least, error).max(most, error))
}

export function oneOf<const T extends readonly string[]>(...values: T): Format<T[number]> {
  return z.enum(values, fault('is not one of the choices', values.join(', ')))
}

/** One of two words, parsed as true and false. */
export function flag(on: string, off: string): Format<boolean> {
  const error = fault('is not one of the choices', `${on}, ${off}`)
  return z.stringbool({ truthy: [on], falsy: [off], case: 'sensitive', ...error })
}

export function pattern(regex: RegExp, accepted: string): Format<string> {
  return z.string().regex(regex, fault('has the wrong format', accepted))
}

export const oneLine = pattern(/^[^\u0000-\u001f\u007f]*$/, 'one line of text')

export const apiKey = pattern(/^[\w-]{8,128}$/, '8 to 128 letters, digits, - or _')

const host = fault('is not an address to listen on', 'an IP address or a host name')
export const hostName: Format<string> = z
  .string()
  .refine((text) => isIP(text) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text), host)

/** A URL with one of these protocols, e.g. `smtp:`; not normalised. */
export function url(...protocols: readonly string[]): Format<string> {
  const accepted = protocols.map((protocol) => `${protocol}//...`).join(' or ')
  return z
    .string()
    .refine(
      (text) => protocols.includes(URL.parse(text)?.protocol ?? ''),
      fault('is not a valid URL', accepted),
    )
}

interface Bucket {
  readonly endpoint: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const acceptedBucket = 'https://KEY:SECRET@host/bucket?region=...'

/** A bucket of an S3-compatible service: https://KEY:SECRET@host/bucket?region=... */
export const bucketUrl: Format<Bucket> = z
  .string()
  .transform(
    (text, context) => readBucket(text) ?? refuse(context, 'is not the address of a bucket', acceptedBucket),
  )

/** A path, or a bucket. */
export const folderOrBucket: Format<string | Bucket> = z
  .string()
  .transform((text, context) =>
    /^[a-z][a-z\d+]*:\/\//i.test(text)
      ? (readBucket(text) ??
        refuse(context, 'is not the address of a bucket', `a path, or ${acceptedBucket}`))
      : text,
  )

function readBucket(text: string): Bucket | undefined {
  const parsed = URL.parse(text)
  const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:'
  if (!parsed || !isWeb || !parsed.username || !parsed.password || !/^\/[^/]+$/.test(parsed.pathname))
    return undefined
  return {
    endpoint: parsed.origin + parsed.pathname,
    accessKeyId: decodeURIComponent(parsed.username),
    secretAccessKey: decodeURIComponent(parsed.password),
    region: parsed.searchParams.get('region') ?? 'auto',
  }
}

/** A web address without a path and a trailing slash. */
export const origin: Format<string> = z.string().transform((text, context) => {
  const parsed = parseOrigin(text)
  if (parsed && !parsed.search) return parsed.origin
  return refuse(
    context,
    'is not a web address without a path',
    'http://... or https://..., as people type it',
  )
})

/** URL of a Realtime Database; the query `ns` names the namespace if the host does not. */
export const databaseUrl: Format<string> = z.string().transform((text, context) => {
  const parsed = parseOrigin(text)
  if (parsed && /^(\?ns=[\w-]+)?$/.test(parsed.search)) return parsed.origin + parsed.search
  const accepted = 'https://..., as the project shows it, or with ?ns='
  return refuse(context, 'is not the address of a database', accepted)
})

/** IP addresses and networks, comma-separated. */
export const networks: Format<string[]> = z
  .string()
  .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
  .pipe(
    z.array(
      z.union(
        [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
        fault('is not a list of addresses', '10.0.0.0/8, 192.0.2.7 and the like'),
      ),
    ),
  )

export const mailbox: Format<string> = z.string().refine(
  (text) => {
    const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text
    return /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address) && !/[\r\n]/.test(text)
  },
  fault('is not one mail address', 'name@example.com or Name <name@example.com>'),
)

/** A mail address without a display name. */
export const address = pattern(/^[^\s@<>,;?&]+@[^\s@<>,;?&]+$/, 'name@example.com')

/** 32 bytes. */
export const key: Format<Buffer> = z.string().transform((text, context) => {
  const bytes = /^[\da-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
  if (bytes.length === 32) return bytes
  return refuse(context, 'is not a key of 32 bytes', '64 hexadecimal digits, or 32 bytes as base64')
})

/** Comma-separated values. */
export const keys: Format<Buffer[]> = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(key))

function parseOrigin(text: string): URL | undefined {
  const parsed = URL.parse(text)
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return undefined
  return parsed.pathname === '/' && !parsed.hash && !parsed.username ? parsed : undefined
}

function refuse(context: z.RefinementCtx<string>, problem: string, accepted: string): never {
  context.addIssue({ code: 'custom', message: fault(problem, accepted).error })
  return z.NEVER
}
