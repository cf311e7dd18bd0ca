/** Returns the path of the first mismatch, starting with `path`; undefined when the value matches. */
export type Shape = (value: unknown, path: string) => string | undefined

export const text: Shape = (value, path) => (typeof value === 'string' ? undefined : path)
export const number: Shape = (value, path) => (typeof value === 'number' ? undefined : path)
export const flag: Shape = (value, path) => (typeof value === 'boolean' ? undefined : path)
export const anything: Shape = () => undefined

export function oneOf(...values: readonly (string | null)[]): Shape {
  return (value, path) => (values.includes(value as string) ? undefined : path) // includes accepts any value at run time
}

export function either(...shapes: readonly Shape[]): Shape {
  return (value, path) => (shapes.some((shape) => shape(value, path) === undefined) ? undefined : path)
}

export function list(of: Shape): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return path
    // by index, so that holes in the array are checked too
    for (let index = 0; index < value.length; index += 1) {
      if (of(value[index], '') !== undefined) return of(value[index], `${path}.${index}`)
    }
    return undefined
  }
}

export function record(of: Shape): Shape {
  return (value, path) => {
    if (!isObject(value)) return path
    for (const key of Object.keys(value)) {
      const place = of(value[key], `${path}.${key}`)
      if (place !== undefined) return place
    }
    return undefined
  }
}

/** Allows further fields: documents may have fields that pricing does not read. */
export function object(
  required: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): Shape {
  const needed = Object.entries(required)
  const possible = Object.entries(optional)
  return (value, path) => {
    if (!isObject(value)) return path
    for (const [key, of] of needed) {
      if (of(value[key], '') !== undefined) return of(value[key], below(path, key))
    }
    for (const [key, of] of possible) {
      const field = value[key]
      if (field !== undefined && of(field, '') !== undefined) return of(field, below(path, key))
    }
    return undefined
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function below(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}
