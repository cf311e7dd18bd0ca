/** Runs a function of a request once for each request; later callers get the same promise. */
export function oncePerRequest<Result>(
  run: (request: Request) => Promise<Result>,
): (request: Request) => Promise<Result> {
  const results = new WeakMap<Request, Promise<Result>>()
  return (request) => {
    const found = results.get(request)
    if (found) return found
    const result = run(request)
    results.set(request, result)
    return result
  }
}
