import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** A change to the source that breaks a rule, and the test file that must then fail. Paths from the root. */
export interface Mutation {
  readonly rule: string
  readonly file: string
  /** Text that occurs exactly once in the file. */
  readonly text: string
  readonly replacement: string
  readonly test: string
  /** Name of the first test that failed when the rule was last broken. */
  readonly caughtBy: string
}

const lists = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'))

export const mutations: readonly Mutation[] = lists.flatMap(readList)

/** Stores the name of the test that failed. */
export function writeCaught({ rule }: Pick<Mutation, 'rule'>, caughtBy: string): void {
  for (const name of lists) {
    const known = readList(name)
    const list = known.map((one) => (one.rule === rule ? { ...one, caughtBy } : one))
    if (known.some((one) => one.rule === rule))
      writeFileSync(new URL(name, import.meta.url), `${JSON.stringify(list, null, 2)}\n`)
  }
}

/** Returns the stored list. */
export function readMutations(): readonly Mutation[] {
  return lists.flatMap(readList)
}

function readList(name: string): readonly Mutation[] {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as readonly Mutation[]
}

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
