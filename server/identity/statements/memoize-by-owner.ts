/** Builds something once for each owner that lives long, such as a connection pool; a transaction takes it with it. */
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
