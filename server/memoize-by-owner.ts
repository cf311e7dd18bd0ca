/**
 * Builds a value once per owner: for example a prepared statement per pool or transaction, or the caller per
 * request. The value is garbage-collected with its owner.
 */
export function memoizeByOwner<Owner extends object, Built>(
  build: (owner: Owner) => Built,
): (owner: Owner) => Built {
  const built = new WeakMap<Owner, Built>()
  return (owner) => {
    const known = built.get(owner)
    if (known) return known
    const fresh = build(owner)
    built.set(owner, fresh)
    return fresh
  }
}
