/** A part of a message, as it came in the address of a poll. */
export interface Segment {
  /** Counts over the whole session. */
  readonly number: number
  /** How many its message has. */
  readonly total: number
  readonly data: string
}

/** Segments of a message. A client makes them of 1840 characters, so this is more than the 16 MB of a message. */
const maxSegments = 16_384

/** The segments in the query of a poll: seg0, ts0, d0, seg1 and so on. Undefined when one is wrong. */
export function readSegments(query: URLSearchParams): Segment[] | undefined {
  const segments: Segment[] = []
  for (let index = 0; query.has(`seg${index}`); index++) {
    const number = Number(query.get(`seg${index}`))
    const total = Number(query.get(`ts${index}`))
    const isWhole = Number.isSafeInteger(number) && number >= 0 && Number.isSafeInteger(total) && total >= 1
    if (!isWhole || total > maxSegments) return undefined
    segments.push({ number, total, data: query.get(`d${index}`) ?? '' })
  }
  return segments
}

/** Puts segments in order, since polls overtake each other, and joins them to messages. Undefined: beyond repair. */
export function createSegmentJoiner(): (segments: readonly Segment[]) => string[] | undefined {
  const waiting = new Map<number, Segment>()
  let next = 0
  let joined: string[] = []
  return (segments) => {
    for (const segment of segments) {
      if (segment.number >= next + maxSegments) return undefined
      if (segment.number >= next) waiting.set(segment.number, segment)
    }
    const messages: string[] = []
    for (let segment = waiting.get(next); segment; segment = waiting.get(next)) {
      waiting.delete(next)
      next += 1
      joined.push(segment.data)
      if (joined.length < segment.total) continue
      messages.push(decode(joined.join('')))
      joined = []
    }
    return messages
  }
}

// Base64 for addresses, with dots for padding, which the decoder does not need.
function decode(text: string): string {
  return Buffer.from(text.replaceAll('.', ''), 'base64url').toString()
}
