/** What stands at a pointer in a JSON document; undefined: nothing. Source: RFC 6901. */
export function atPointer(document: unknown, pointer: string): unknown {
  // A pointer starts with a slash, or is empty and means the whole document.
  const tokens = pointer.split('/').slice(1)
  return tokens.map(unescape).reduce(inside, document)
}

function unescape(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~')
}

function inside(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  if (Array.isArray(value) && !/^(?:0|[1-9]\d*)$/.test(key)) return undefined
  // An object that holds the key.
  return (value as Record<string, unknown>)[key]
}
