/** Returns the object without undefined entries: trace rules omit absent keys. */
export function withoutUndefined<T extends object>(entries: T): Defined<T> {
  // dropping the undefined values is what Defined describes
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Defined<T>
}

export type Defined<T> = {
  readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K]
} & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}
