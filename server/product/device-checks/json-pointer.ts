/** Returns the value at a JSON Pointer (RFC 6901); undefined if there is none. */
export function atPointer(document: unknown, pointer: string): unknown {
  // A pointer starts with a slash; the empty one means the whole document.
  const tokens = pointer.split('/').slice(1)
  return tokens.map(unescape).reduce(memberOf, document)
}

function unescape(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~')
}

function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  if (Array.isArray(value) && !/^(?:0|[1-9]\d*)$/.test(key)) return undefined
  // Object.hasOwn was checked above.
  return (value as Record<string, unknown>)[key]
}
