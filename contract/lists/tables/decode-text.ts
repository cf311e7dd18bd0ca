/** Returns the text of a file; undefined if it is none. Spreadsheets write UTF-8, UTF-16 or, on Windows, Windows-1252. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = wideEncodingOf(bytes)
  const text = encoding === undefined ? narrowText(bytes) : new TextDecoder(encoding).decode(bytes)
  // A zero is in no text, and everywhere in pictures and programs.
  return text.includes('\0') ? undefined : text
}

function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, sampleBytes)
  const zeros = [0, 0]
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2]! += 1 // 0 or 1
  const [even = 0, odd = 0] = zeros
  // Latin letters in UTF-16 without a mark: every second byte is zero.
  if (odd > start.length / 4 && even === 0) return 'utf-16le'
  if (even > start.length / 4 && odd === 0) return 'utf-16be'
  return undefined
}

const sampleBytes = 1000

/** Returns a text of single bytes: UTF-8, or else Windows-1252. */
export function narrowText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
