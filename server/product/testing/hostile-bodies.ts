/** Returns bodies that are as expensive as a call allows, one of each shape, by name. */
export function hostileBodies({
  maxBytes,
  maxDepth,
  maxValues,
}: {
  readonly maxBytes: number
  readonly maxDepth: number
  readonly maxValues: number
}): Readonly<Record<string, string>> {
  const filled = (start: string, item: string, end: string): string =>
    start + item.repeat(Math.floor((maxBytes - start.length - end.length) / item.length)) + end
  const values = (make: (index: number) => unknown, count = maxValues - 20): string =>
    JSON.stringify({ lines: [{ answers: Object.fromEntries(entries(count, make)) }] })
  const lines = (make: (line: number) => object, perLine: number): string =>
    JSON.stringify({
      lines: Array.from({ length: Math.floor(maxValues / (perLine + 4)) }, (_, line) => make(line)),
    })
  const wrong = Object.fromEntries(entries(150, () => ({})))
  return {
    'nested objects with bad texts': filled('', '{"b":"\\u0000","a":', ''),
    'nested objects as deep as allowed': `${'{"b":"\\u0000","a":'.repeat(maxDepth)}1${'}'.repeat(maxDepth)}`,
    'nested lists': filled('', '[', ''),
    'more items than allowed': filled('[', '0,', '0]'),
    'as many items as allowed': JSON.stringify(Array.from({ length: maxValues - 1 }, () => 0)),
    'as many wrong answers as allowed': values(() => ({}), maxValues / 2 - 20),
    'as many answers as allowed': values(() => 1),
    'wrong answers in every line': lines(() => ({ answers: wrong }), 300),
    'bad texts everywhere': values((index) => `\u0000${index}`),
    'bad keys everywhere': JSON.stringify(Object.fromEntries(entries(maxValues - 20, () => 1, '\u0000'))),
    'one long key with a bad text': JSON.stringify({ ['k'.repeat(maxBytes - 100)]: '\u0000' }),
    'long keys': JSON.stringify({
      lines: [{ answers: Object.fromEntries(entries(100, () => ({}), 'k'.repeat(maxBytes / 101))) }],
    }),
    'one long text': JSON.stringify({ note: 'x'.repeat(maxBytes - 100) }),
    'a text of backslashes': JSON.stringify({ note: '\\'.repeat(maxBytes / 2 - 100) }),
    'a text that never ends': filled('{"note":"', '\\"', ''),
  }
}

function entries(count: number, make: (index: number) => unknown, prefix = ''): [string, unknown][] {
  return Array.from({ length: count }, (_, index) => [`${prefix}k${index}`, make(index)])
}
