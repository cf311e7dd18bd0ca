/**
 * Builds a value once per owner: a prepared statement per pool or transaction, the caller of a request. Collected with
 * its owner.
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
