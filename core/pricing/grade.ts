import type { Minor } from './amounts.ts'
import { share } from './arithmetic.ts'
import type { Catalog } from './catalog.ts'
import { ofKind, type ActiveEffect } from './effects.ts'

export type Grade = Catalog['grades'][number]

/** The worst grade among the effects, named by the first answer that gave it. */
export function worstGrade(
  effects: readonly ActiveEffect[],
  grades: readonly Grade[],
): { readonly grade: Grade; readonly from: ActiveEffect } | undefined {
  let worst: { grade: Grade; from: ActiveEffect } | undefined
  for (const from of ofKind(effects, 'grade')) {
    const grade = grades.find(({ code }) => code === from.effect.code)
    if (grade && (worst === undefined || grade.rank > worst.grade.rank)) worst = { grade, from }
  }
  return worst
}

export function bestGrade(grades: readonly Grade[]): Grade | undefined {
  return grades.reduce<Grade | undefined>((best, grade) => {
    return best === undefined || grade.rank < best.rank ? grade : best
  }, undefined)
}

/** A catalog without grades leaves the base as it is. */
export function gradedAmount(baseMinor: Minor, grade: Grade | undefined): Minor {
  return grade === undefined ? baseMinor : share(baseMinor, grade.factorBp)
}
