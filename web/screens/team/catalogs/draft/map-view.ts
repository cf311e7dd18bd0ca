/** Read-only part of a map. */
export type ById<Value> = Pick<ReadonlyMap<string, Value>, 'get' | 'has' | 'size'>

/**
 * Reads a map that is changed in place, with the changes above it, and copies neither. A new view makes React
 * see that something changed.
 */
export class MapView<Value> implements ById<Value> {
  readonly #mapBelow: () => ReadonlyMap<string, Value>
  readonly #above: ReadonlyMap<string, Value>

  /** below: called at the first read, so that a large map is only made when needed. */
  constructor(below: () => ReadonlyMap<string, Value>, above: ReadonlyMap<string, Value> = new Map()) {
    this.#mapBelow = below
    this.#above = above
  }

  get #below(): ReadonlyMap<string, Value> {
    return this.#mapBelow()
  }

  get(key: string): Value | undefined {
    return this.#above.get(key) ?? this.#below.get(key)
  }

  has(key: string): boolean {
    return this.#above.has(key) || this.#below.has(key)
  }

  get size(): number {
    let added = 0
    const below = this.#below
    for (const key of this.#above.keys()) if (!below.has(key)) added += 1
    return below.size + added
  }

  *values(): Generator<Value> {
    const below = this.#below
    for (const [key, value] of below) yield this.#above.get(key) ?? value
    for (const [key, value] of this.#above) if (!below.has(key)) yield value
  }
}
