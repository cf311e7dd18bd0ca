import { tableLimits } from './table-limits.ts'

/** A part of a ZIP file, inflated. */
export interface ZipPart {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The check sum that the file states. */
  readonly crc: number
}

export class ZipProblem extends Error {
  readonly problem: 'inflates' | 'damaged'
  constructor(problem: ZipProblem['problem']) {
    super(problem)
    this.problem = problem
  }
}

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const

/** Parts of a ZIP file, inflated on demand. All of them together have one limit of bytes. */
export class ZipFile {
  readonly #bytes: Uint8Array<ArrayBuffer>
  #left: number = tableLimits.inflatedBytes

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes
  }

  /**
   * Returns the wanted parts. Sizes that the file states refuse it before anything is inflated; they can be too small,
   * so bytes are counted too while parts inflate. Throws ZipProblem.
   */
  async inflate(isWanted: (name: string) => boolean): Promise<readonly ZipPart[]> {
    const parts: ZipPart[] = []
    try {
      const wanted = [...entriesOf(this.#bytes)].filter(({ name }) => isWanted(name))
      const stated = wanted.reduce((sum, { size }) => sum + size, 0)
      if (stated > this.#left) throw new ZipProblem('inflates')
      for (const { name, crc, method, packed } of wanted) {
        const content = method === 0 ? packed : await inflate(packed, this.#left)
        this.#left -= content.byteLength
        if (this.#left < 0) throw new ZipProblem('inflates')
        parts.push({ name, crc, bytes: content })
      }
    } catch (error) {
      throw error instanceof ZipProblem ? error : new ZipProblem('damaged')
    }
    return parts
  }
}

function* entriesOf(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > tableLimits.parts) throw new ZipProblem('inflates')
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < count; entry += 1) {
    if (view.getUint32(at, true) !== signatures.entry) throw new ZipProblem('damaged')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    ) as [number, number, number] // as many as offsets
    const extra = at + 46 + nameLength
    const name = new TextDecoder().decode(bytes.subarray(at + 46, extra))
    const [size, packedSize, local] = numbersOf(view, at, extra, extra + extraLength)
    if (view.getUint32(local, true) !== signatures.local) throw new ZipProblem('damaged')
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const method = view.getUint16(at + 10, true)
    const packed = bytes.subarray(start, start + packedSize)
    if (method !== 0 && method !== 8) throw new ZipProblem('damaged')
    yield { name, crc: view.getUint32(at + 16, true), size, method, packed }
    at += 46 + nameLength + extraLength + commentLength
  }
}

/** The number stands in the field for large numbers, whose id follows. */
const isElsewhere = 0xff_ff_ff_ff
const largeNumbers = 1

/**
 * Returns the size of a part, its size in the file and its place. A number that may be large can stand in a field of its
 * own (ZIP64), also in small files.
 */
function numbersOf(
  view: DataView,
  at: number,
  fields: number,
  end: number,
): readonly [size: number, packedSize: number, place: number] {
  const numbers = [24, 20, 42].map((offset) => view.getUint32(at + offset, true))
  for (let field = fields; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== largeNumbers) continue
    let next = field + 4
    for (const [place, number] of numbers.entries()) {
      if (number !== isElsewhere) continue
      numbers[place] = Number(view.getBigUint64(next, true))
      next += 8
    }
  }
  return numbers as [number, number, number] // as many as offsets
}

/** The end record is the last thing in the file but for a comment. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - 65_557)
  for (let at = view.byteLength - 22; at >= first; at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at
  throw new ZipProblem('damaged')
}

async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = piecesOf(packed).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > most) {
      await reader.cancel()
      throw new ZipProblem('inflates')
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

/** Chromium inflates all that it is given at once, up to a thousand times as much, before it can be stopped. */
const pieceBytes = 8192

function piecesOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream(
    {
      pull: (controller) => {
        if (at >= bytes.byteLength) return controller.close()
        controller.enqueue(bytes.subarray(at, (at += pieceBytes)))
      },
    },
    { highWaterMark: 0 },
  )
}
