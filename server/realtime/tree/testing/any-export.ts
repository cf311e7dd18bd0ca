import fc from 'fast-check'

/** Keys that often collide, and some known edge cases. */
export const anyKey = fc.oneof(
  fc.constantFrom('a', 'b', '0', '1', '2', '10', '-1', '00', '__proto__', 'constructor', 'é'),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 3 })
    .filter((key) => !/[.#$/[\]\u0000-\u001f\u007f]/.test(key)),
)

const anyNumber = fc.oneof(
  fc.integer({ min: -10, max: 10 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
)

const anyText = fc.oneof(
  fc.constantFrom('', 'a', '\u0000', '\ud83d', '\udc00x'),
  fc.string({ unit: 'binary' }),
)
const anyLeaf = fc.oneof(anyNumber, anyText, fc.boolean())
const anyPriority = fc.oneof(fc.constant(null), fc.constantFrom(1, 2, 'p'), anyNumber)

function record(entries: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries(entries)
}

/** Values in export form: leaves, maps, arrays and priorities, some of them empty. */
export const anyExport: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    anyLeaf,
    fc.constant(null),
    fc.record({ '.value': anyLeaf, '.priority': anyPriority }, { noNullPrototype: true }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(anyKey, tie('value')), { maxLength: 4 }).map(record),
    fc
      .tuple(fc.array(fc.tuple(anyKey, tie('value')), { maxLength: 4 }), anyPriority)
      .map(([entries, priority]) => record([...entries, ['.priority', priority]])),
  ),
})).value
