/** A part of a message, sent in the URL of a poll. */
export interface Segment {
  /** Number of the segment, counted over the whole session. */
  readonly number: number
  /** Number of segments of the message. */
  readonly total: number
  readonly data: string
}

/**
 * Maximum segments per message. Clients send 1840 characters each, so the maximum exceeds the 16 MB limit of
 * a message.
 */
const maxSegments = 16_384

/** Longest URL that Node accepts, in bytes. */
const pollLength = 16 * 1024

/** Parses the segments of a poll: seg0, ts0, d0, seg1 and so on. Undefined if one is malformed. */
export function readSegments(query: URLSearchParams): Segment[] | undefined {
  const segments: Segment[] = []
  for (let index = 0; query.has(`seg${index}`); index++) {
    const number = Number(query.get(`seg${index}`))
    const total = Number(query.get(`ts${index}`))
    const isValid = Number.isSafeInteger(number) && number >= 0 && Number.isSafeInteger(total) && total >= 1
    if (!isValid || total > maxSegments) return undefined
    segments.push({ number, total, data: query.get(`d${index}`) ?? '' })
  }
  return segments
}

/**
 * Reorders segments, since polls can overtake each other, and joins them into messages. Returns undefined if
 * a segment is out of range, or if more waits than a message may have. limit: current maximum message size in
 * bytes.
 */
export function createSegmentJoiner(
  limit: () => number,
): (segments: readonly Segment[]) => string[] | undefined {
  const waiting = new Map<number, Segment>()
  let next = 0
  let joined: string[] = []
  let length = 0
  return (segments) => {
    for (const segment of segments) {
      if (segment.number >= next + maxSegments) return undefined
      if (segment.number < next || waiting.has(segment.number)) continue
      waiting.set(segment.number, segment)
      length += segment.data.length
    }
    // Base64 has four characters for three bytes. A poll may also contain other messages.
    if (length > (limit() * 4) / 3 + pollLength) return undefined
    const messages: string[] = []
    for (let segment = waiting.get(next); segment; segment = waiting.get(next)) {
      waiting.delete(next)
      next += 1
      joined.push(segment.data)
      if (joined.length < segment.total) continue
      length -= joined.reduce((sum, data) => sum + data.length, 0)
      messages.push(decode(joined.join('')))
      joined = []
    }
    return messages
  }
}

// base64url with dots as padding, which the decoder does not need.
function decode(text: string): string {
  return Buffer.from(text.replaceAll('.', ''), 'base64url').toString()
}
