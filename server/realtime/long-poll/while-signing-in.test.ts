import assert from 'node:assert/strict'
import { test } from 'vitest'
import { realtimeLimits } from '../limits.ts'
import { startLive } from '../testing/start-live.ts'

let asked = Promise.withResolvers<void>()
let mayAnswer = Promise.withResolvers<void>()
const origin = await startLive({
  async beforeSignIn() {
    asked.resolve()
    await mayAnswer.promise
  },
})

/**
 * Starts a client whose id token is being verified. The returned function sends one segment of a message with
 * `total` segments.
 */
async function signingIn(): Promise<(data: Buffer, total: number) => Promise<string>> {
  asked = Promise.withResolvers()
  mayAnswer = Promise.withResolvers()
  const start = await (await fetch(`${origin}/.lp?start=t&ser=1&cb=7&v=5&ns=costard`)).text()
  const [, id, pw] = /'?start'?"?,"([^"]+)","([^"]+)"/.exec(start) ?? []
  let segments = 0
  const send = async (data: Buffer, total: number): Promise<string> => {
    const query = `id=${id}&pw=${pw}&seg0=${segments++}&ts0=${total}&d0=${data.toString('base64url')}&ns=costard`
    return (await fetch(`${origin}/.lp?${query}`)).text()
  }
  void send(Buffer.from(JSON.stringify({ t: 'd', d: { r: 1, a: 'auth', b: { cred: 'ann' } } })), 1)
  await asked.promise
  return send
}

/** Returns the length that was sent before the client was disconnected; undefined if it was not. */
async function lengthTaken(data: Buffer, upTo: number, totalOf: (pieces: number) => number) {
  const send = await signingIn()
  const pieces = Math.ceil(upTo / data.length)
  // Each poll is answered when the next one arrives.
  let sent = send(data, totalOf(pieces))
  let length = data.length
  let isClosed = false
  for (; length < upTo && !isClosed; length += data.length) {
    const next = send(data, totalOf(pieces))
    isClosed = (await sent).includes('("close"')
    sent = next
  }
  mayAnswer.resolve()
  await sent
  return isClosed ? length : undefined
}

test('bounds a message that is sent while the token is being verified', async () => {
  const { signingInMessageBytes } = realtimeLimits
  const piece = Buffer.from('['.repeat(8 * 1024))
  const length = (await lengthTaken(piece, 2 * signingInMessageBytes, (pieces) => pieces + 1)) ?? Infinity
  // A poll may also contain other messages.
  assert.ok(length > signingInMessageBytes && length < signingInMessageBytes + 32 * 1024, `${length}`)
})

test('bounds what waits until the token is verified', async () => {
  const { waitingRequestLength } = realtimeLimits
  const request = { t: 'd', d: { r: 2, a: 's', b: { c: 'x'.repeat(8 * 1024) } } }
  const piece = Buffer.from(JSON.stringify(request))
  const length = (await lengthTaken(piece, 2 * waitingRequestLength, () => 1)) ?? Infinity
  assert.ok(length > waitingRequestLength && length < waitingRequestLength + 32 * 1024, `${length}`)
})
