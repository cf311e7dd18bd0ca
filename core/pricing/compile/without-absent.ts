/** The object without its undefined entries: a trace names only what there is. */
export function withoutAbsent<T extends object>(entries: T): Present<T> {
  // dropping the undefined values is exactly what Present says
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Present<T>
}

export type Present<T> = {
  readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K]
} & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}
