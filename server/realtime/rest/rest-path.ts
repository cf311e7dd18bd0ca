import { checkKey, maxDepth, type Path } from '../tree/path.ts'
import { RealtimeError } from '../wire-errors.ts'

/**
 * Parses a URL path such as `/teams/x.json`: splits at slashes first, then decodes each key. Throws
 * RealtimeError invalid_data.
 */
export function restPath(pathname: string): Path {
  const keys = pathname
    .replace(/\.json$/, '')
    .split('/')
    .filter((key) => key !== '')
    .map(decode)
  if (keys.length > maxDepth) throw new RealtimeError('invalid_data', 'The path is too deep')
  const isOfPriority = keys.at(-1) === '.priority'
  for (const key of isOfPriority ? keys.slice(0, -1) : keys) checkKey(key)
  return keys
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch (cause) {
    throw new RealtimeError('invalid_data', 'The path has an invalid percent-encoding', { cause })
  }
}
