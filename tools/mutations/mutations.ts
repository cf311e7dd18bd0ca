import { readdirSync, readFileSync } from 'node:fs'

/** A change to the source that breaks a rule, and the file whose tests must fail then. Paths from the root. */
export interface Mutation {
  readonly rule: string
  readonly file: string
  /** Stands once in the file. */
  readonly text: string
  readonly replacement: string
  readonly test: string
}

export const mutations: readonly Mutation[] = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Mutation[])

export function timesFound(source: string, text: string): number {
  return source.split(text).length - 1
}

export function isStory({ test }: Pick<Mutation, 'test'>): boolean {
  return test.endsWith('.e2e.ts')
}

/** True if the web app has to be built with the mutation. */
export function isWeb({ file }: Pick<Mutation, 'file'>): boolean {
  return !file.startsWith('server/')
}
