import assert from 'node:assert/strict'
import { deflateRawSync } from 'node:zlib'
import { afterEach, test, vi } from 'vitest'
import { ZipFile, ZipProblem } from './inflate-zip.ts'
import { tableLimits } from './table-limits.ts'
import { deflatedZip } from './testing/deflated-zip.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The most that deflate makes of a byte. */
const growth = 1032

let inflated = 0

/** Inflates all that it is given at once, as Chromium does, and to the most. Counts the bytes. */
class GreedyStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor() {
    super({
      transform: ({ byteLength }, controller) => {
        inflated += byteLength * growth
        for (let left = byteLength; left > 0; left -= 64) controller.enqueue(block)
      },
    })
  }
}

const block = new Uint8Array(64 * growth)

const isInflating = (error: unknown) => error instanceof ZipProblem && error.problem === 'inflates'

test('a part that unpacks without end is stopped within a half of the limit, in a browser that unpacks at once', async () => {
  inflated = 0
  vi.stubGlobal('DecompressionStream', GreedyStream)
  const zip = new ZipFile(deflatedZip('list.xml', Buffer.alloc(10_000_000)))
  await assert.rejects(
    zip.inflate(() => true),
    isInflating,
  )
  assert.ok(inflated < tableLimits.inflatedBytes * 1.5, `${inflated} bytes`)
})

test('a file that states too much is refused before anything is unpacked', async () => {
  inflated = 0
  vi.stubGlobal('DecompressionStream', GreedyStream)
  const bytes = deflatedZip('list.xml', deflateRawSync(Buffer.from('<list/>')))
  new DataView(bytes.buffer).setUint32(
    bytes.length - 22 - 46 - 'list.xml'.length + 24,
    tableLimits.inflatedBytes + 1,
    true,
  )
  await assert.rejects(
    new ZipFile(bytes).inflate(() => true),
    isInflating,
  )
  assert.equal(inflated, 0)
})

test('sizes and places that stand in a field for large numbers are read', async () => {
  const bytes = Buffer.from(deflatedZip('list.xml', deflateRawSync(Buffer.from('<list/>'))))
  const entry = bytes.length - 22 - 46 - 'list.xml'.length
  const field = Buffer.alloc(28)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(24, 2)
  field.writeBigUInt64LE(7n, 4)
  field.writeBigUInt64LE(BigInt(bytes.readUInt32LE(entry + 20)), 12)
  for (const offset of [20, 24, 42]) bytes.writeUInt32LE(0xff_ff_ff_ff, entry + offset)
  const other = Buffer.from([0x55, 0x54, 1, 0, 3])
  bytes.writeUInt16LE(other.length + field.length, entry + 30)
  const end = bytes.length - 22
  const large = new Uint8Array(Buffer.concat([bytes.subarray(0, end), other, field, bytes.subarray(end)]))
  const [part] = await new ZipFile(large).inflate(() => true)
  assert.equal(new TextDecoder().decode(part?.bytes), '<list/>')
})

test('the parts of a file have one limit, however often some are read', async () => {
  const zip = new ZipFile(deflatedZip('list.xml', deflateRawSync(Buffer.alloc(30_000_000))))
  const [part] = await zip.inflate(() => true)
  assert.equal(part?.bytes.length, 30_000_000)
  await assert.rejects(
    zip.inflate(() => true),
    isInflating,
  )
})
