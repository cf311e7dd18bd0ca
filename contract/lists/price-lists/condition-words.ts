import { plainWord } from '../device-rows/find-condition.ts'
import { gradeSaid, type GradeNames } from './columns.ts'

/** Returns the grade that a word of a list means for sure: its code, or its name in a language of the catalog. */
export function gradeCalled(word: string, grades: readonly GradeNames[]): string | undefined {
  const said = [plainWord(word), gradeSaid(word)]
  return grades.find(({ code, names }) => [code, ...names].some((name) => said.includes(plainWord(name))))
    ?.code
}

/** Returns the grade that a word of a list becomes: by its name, or as a person said; null: its rows are left out. */
export function gradeOfWord(
  word: string,
  grades: readonly GradeNames[],
  said: ReadonlyMap<string, string | null>,
): string | null | undefined {
  return plainWord(word) === '' ? undefined : (gradeCalled(word, grades) ?? said.get(plainWord(word)))
}
