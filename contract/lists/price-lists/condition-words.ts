import { plainWord } from '../device-rows/find-condition.ts'
import type { GradeNames } from './columns.ts'

/** Returns the grade that a word of a list means for sure: its code, or its name in a language of the catalog. */
export function gradeCalled(word: string, grades: readonly GradeNames[]): string | undefined {
  const said = plainWord(word).replace(/^(?:grade|stufe|grado|zustand|état|etat)[ :]+/, '')
  return grades.find(({ code, names }) => [code, ...names].some((name) => plainWord(name) === said))?.code
}
