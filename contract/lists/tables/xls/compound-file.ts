import { XlsProblem } from './xls-problem.ts'

/** First bytes of a compound file, the container of Office before 2007 and of its files with a password. Source: [MS-CFB]. */
const signature = [0xd0, 0xcf, 0x11, 0xe0]

export function isCompoundFile(bytes: Uint8Array): boolean {
  return signature.every((byte, place) => bytes[place] === byte)
}

/** Numbers of sectors from this on name none: free ones, and the ends of chains. */
const firstNone = 0xff_ff_ff_fa
const endOfChain = 0xff_ff_ff_fe

const entryBytes = 128
const miniSectorBytes = 64
/** Entries of the list of sectors of the file allocation table that stand in the header. */
const listedInHeader = 109

const kinds = { stream: 2, root: 5 } as const

interface Entry {
  readonly name: string
  readonly kind: number
  readonly left: number
  readonly right: number
  readonly child: number
  readonly first: number
  readonly size: number
}

/**
 * Streams of a compound file by their names. Each chain visits at most as many sectors as the file has, so that one that
 * loops ends, and no stream is larger than the file. Throws XlsProblem.
 */
export class CompoundFile {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #shift: number
  readonly #sectors: number
  readonly #cutoff: number
  readonly #tableSectors: readonly number[]
  readonly #entries: readonly Entry[]

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (bytes.byteLength < 512) throw new XlsProblem('damaged')
    this.#shift = this.#view.getUint16(30, true)
    if (this.#shift !== 9 && this.#shift !== 12) throw new XlsProblem('damaged')
    // Some programs leave the last sector shorter than it has to be.
    this.#sectors = Math.ceil(bytes.byteLength / this.#sectorBytes) - 1
    this.#cutoff = this.#view.getUint32(56, true)
    this.#tableSectors = this.#readTableSectors()
    this.#entries = this.#readEntries()
  }

  get #sectorBytes(): number {
    return 2 ** this.#shift
  }

  /** Returns a stream of the top folder, not one of an embedded file; undefined if there is none. Letters may be of any case. */
  stream(name: string): Uint8Array | undefined {
    const entry = this.#topEntries().find(
      (one) => one.kind === kinds.stream && one.name.toLowerCase() === name.toLowerCase(),
    )
    if (!entry) return undefined
    return entry.size < this.#cutoff ? this.#miniStream(entry) : this.#chained(entry.first, entry.size)
  }

  /** The sectors of the file allocation table are listed in the header and, for large files, in a chain of sectors. */
  #readTableSectors(): readonly number[] {
    const listed: number[] = []
    const take = (start: number, count: number) => {
      for (let at = 0; at < count; at += 1) {
        const sector = this.#view.getUint32(start + 4 * at, true)
        if (sector < firstNone) listed.push(sector)
      }
    }
    take(76, listedInHeader)
    const perSector = this.#sectorBytes / 4 - 1
    let next = this.#view.getUint32(68, true)
    for (let visited = 0; next < firstNone; visited += 1) {
      if (visited >= this.#sectors) throw new XlsProblem('damaged')
      const start = this.#startOf(next, this.#sectorBytes)
      take(start, perSector)
      next = this.#view.getUint32(start + 4 * perSector, true)
    }
    return listed
  }

  #readEntries(): readonly Entry[] {
    const bytes = this.#chained(this.#view.getUint32(48, true))
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const entries: Entry[] = []
    for (let at = 0; at + entryBytes <= bytes.byteLength; at += entryBytes) {
      const nameBytes = Math.min(view.getUint16(at + 64, true), 64)
      entries.push({
        name: new TextDecoder('utf-16le').decode(bytes.subarray(at, at + Math.max(0, nameBytes - 2))),
        kind: view.getUint8(at + 66),
        left: view.getUint32(at + 68, true),
        right: view.getUint32(at + 72, true),
        child: view.getUint32(at + 76, true),
        first: view.getUint32(at + 116, true),
        size: view.getUint32(at + 120, true),
      })
    }
    return entries
  }

  /** The entries of a folder are a tree of their own. */
  #topEntries(): readonly Entry[] {
    const [root] = this.#entries
    if (root?.kind !== kinds.root) throw new XlsProblem('damaged')
    const visited = new Set<number>()
    const found: Entry[] = []
    const open = [root.child]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const entry = this.#entries[at]
      if (!entry || visited.has(at)) continue
      visited.add(at)
      found.push(entry)
      open.push(entry.left, entry.right)
    }
    return found
  }

  /** Small streams share the stream of the root, which is cut into sectors of 64 bytes with a table of their own. */
  #miniStream({ first, size }: Entry): Uint8Array {
    if (size > this.#bytes.byteLength) throw new XlsProblem('damaged')
    const shared = this.#chained(this.#entries[0]?.first ?? endOfChain)
    const table = this.#chained(this.#view.getUint32(60, true))
    const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
    const whole = new Uint8Array(size)
    let sector = first
    for (let at = 0; at < size; at += miniSectorBytes) {
      const start = sector * miniSectorBytes
      const part = shared.subarray(start, start + Math.min(miniSectorBytes, size - at))
      if (part.byteLength === 0 || 4 * sector + 4 > table.byteLength) throw new XlsProblem('damaged')
      whole.set(part, at)
      sector = view.getUint32(4 * sector, true)
    }
    return whole
  }

  /** Returns the bytes of a chain of sectors: as many as stated, or all. */
  #chained(first: number, size?: number): Uint8Array {
    const stated = size === undefined ? this.#sectors : Math.ceil(size / this.#sectorBytes)
    if (stated > this.#sectors) throw new XlsProblem('damaged')
    const chain: number[] = []
    let sector = first
    while (sector < firstNone && (size === undefined || chain.length < stated)) {
      if (chain.length >= stated) throw new XlsProblem('damaged')
      chain.push(sector)
      sector = this.#after(sector)
    }
    const whole = new Uint8Array(size ?? chain.length * this.#sectorBytes)
    if (chain.length * this.#sectorBytes < whole.byteLength) throw new XlsProblem('damaged')
    for (const [place, one] of chain.entries()) {
      const at = place * this.#sectorBytes
      const start = this.#startOf(one, 1)
      whole.set(this.#bytes.subarray(start, start + Math.min(this.#sectorBytes, whole.byteLength - at)), at)
    }
    return whole
  }

  /** Returns the next sector of a chain, as the file allocation table has it. */
  #after(sector: number): number {
    const perSector = this.#sectorBytes / 4
    const table = this.#tableSectors[Math.floor(sector / perSector)]
    if (table === undefined) throw new XlsProblem('damaged')
    return this.#view.getUint32(this.#startOf(table, this.#sectorBytes) + 4 * (sector % perSector), true)
  }

  /** Returns the place of a sector, of which so many bytes have to be in the file. The header takes the first sector. */
  #startOf(sector: number, needed: number): number {
    const start = (sector + 1) * this.#sectorBytes
    if (start + needed > this.#bytes.byteLength) throw new XlsProblem('damaged')
    return start
  }
}
