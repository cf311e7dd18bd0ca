/** Size of a header, and of the blocks that contents are padded to. Source: POSIX.1-2017, pax, "ustar". */
const blockBytes = 512
const nameBytes = 100
/** Larger than any part of a table and any stored file: a header with a larger size is invalid. */
const maxContentBytes = 512 * 1024 * 1024

export interface TarEntry {
  readonly name: string
  readonly content: Buffer
}

/** Returns an entry in ustar format, which every tar reads. Throws if the name is longer than 100 bytes. */
export function tarEntry({ name, content }: TarEntry, at: Date): Buffer[] {
  return [tarHeader(name, content.length, at), content, Buffer.alloc(paddingOf(content.length))]
}

/** End of an archive: two empty blocks. */
export const tarEnd = Buffer.alloc(2 * blockBytes)

/** Reads the entries of an archive. Throws TarBroken if it is truncated or damaged. */
export async function* readTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = byteReader(bytes)
  for (;;) {
    const header = await reader.read(blockBytes)
    if (isEmpty(header)) return requireEmpty(await reader.read(blockBytes))
    const { name, size } = readHeader(header)
    const content = await reader.read(size)
    requireEmpty(await reader.read(paddingOf(size)))
    yield { name, content }
  }
}

export class TarBroken extends Error {}

function requireEmpty(bytes: Buffer): void {
  if (!isEmpty(bytes)) throw new TarBroken('a byte between two parts was changed')
}

function isEmpty(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0)
}

function tarHeader(name: string, size: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > nameBytes) throw new Error(`${name} is too long for an archive`)
  const header = Buffer.alloc(blockBytes)
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`
  header.write(name, 0)
  header.write(octal(0o600, 7), 100)
  header.write(octal(0, 7), 108)
  header.write(octal(0, 7), 116)
  header.write(octal(size, 11), 124)
  header.write(octal(Math.floor(at.getTime() / 1000), 11), 136)
  header.write('0', 156)
  header.write('ustar\0' + '00', 257)
  header.write(`${octal(checksumOf(header), 6)} `, 148)
  return header
}

function readHeader(header: Buffer): { readonly name: string; readonly size: number } {
  const text = (from: number, to: number): string =>
    header.toString('latin1', from, to).split('\0')[0]!.trim()
  const number = (from: number, to: number): number => Number.parseInt(text(from, to), 8)
  const size = number(124, 136)
  if (number(148, 156) !== checksumOf(header) || !(size >= 0 && size <= maxContentBytes))
    throw new TarBroken('a header is damaged')
  return { name: text(0, nameBytes), size }
}

/** Returns the sum of the bytes, counting those of the checksum itself as spaces. */
function checksumOf(header: Buffer): number {
  const sum = header.reduce((total, byte) => total + byte, 0)
  return header.subarray(148, 156).reduce((total, byte) => total - byte + 0x20, sum)
}

function paddingOf(size: number): number {
  return (blockBytes - (size % blockBytes)) % blockBytes
}

function byteReader(bytes: AsyncIterable<Uint8Array>): { read: (count: number) => Promise<Buffer> } {
  const source = bytes[Symbol.asyncIterator]()
  let rest: Uint8Array = new Uint8Array()
  return {
    async read(count) {
      const parts: Uint8Array[] = []
      let missing = count
      while (missing > 0) {
        if (rest.length === 0) {
          const next = await source.next()
          if (next.done) throw new TarBroken('the end is missing')
          rest = next.value
        }
        const taken = rest.subarray(0, missing)
        parts.push(taken)
        rest = rest.subarray(taken.length)
        missing -= taken.length
      }
      return Buffer.concat(parts)
    },
  }
}
