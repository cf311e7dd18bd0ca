import { maxHeaderSize } from 'node:http'

/** Limits of every connection and request. docs/limits.md lists them. */
export const httpLimits = {
  headerBytes: maxHeaderSize,
  headersMs: 60_000,
  requestMs: 300_000,
  keepAliveMs: 65_000,
  drainMs: 15_000,
} as const

export const httpLimitTexts: Readonly<Record<keyof typeof httpLimits, string>> = {
  headerBytes: 'Bytes of the request line and all headers',
  headersMs: 'Milliseconds in which the headers must arrive',
  requestMs: 'Milliseconds in which the whole request must arrive',
  // Longer than a proxy's idle timeout (60 s): we must never close first.
  keepAliveMs: 'Milliseconds an idle connection stays open',
  drainMs: 'Milliseconds that running requests have to finish at shutdown',
}
