import type { Catalog, Scope } from '../catalog.ts'
import type { Devices } from '../compile/devices.ts'
import { ownValue } from '../compile/own-value.ts'
import { share } from '../money/arithmetic.ts'
import { eachEffectList } from './every-effect.ts'
import type { PublishFindings } from './publish-findings.ts'

/** Checks that keys and ids are unique. */
export function checkKeys(catalog: Catalog, devices: Devices, findings: PublishFindings): void {
  const { models, questions, propositions, services, grades } = catalog
  const unique = <T>(
    things: readonly T[],
    keyOf: (thing: T) => unknown,
    path: string,
    field: string,
  ): void => {
    const seen = new Set<unknown>()
    for (const [index, thing] of things.entries()) {
      const key = keyOf(thing)
      if (seen.has(key)) findings.add('duplicate-key', `${path}.${index}${field}`)
      seen.add(key)
    }
  }
  unique(models, ({ id }) => id, 'models', '.id')
  // there can be many variants: look for duplicates only if there are any
  if (!devices.isUnique) checkVariants(models, findings)
  unique(questions, ({ key }) => key, 'questions', '.key')
  for (const [index, { choices }] of questions.entries()) {
    unique(choices, ({ key }) => key, `questions.${index}.choices`, '.key')
  }
  unique(propositions, ({ key }) => key, 'propositions', '.key')
  unique(services, ({ key }) => key, 'services', '.key')
  unique(grades, ({ code }) => code, 'grades', '.code')
  unique(grades, ({ rank }) => rank, 'grades', '.rank')
  for (const [index, { overrides = [] }] of services.entries()) {
    unique(overrides, scopeKey, `services.${index}.overrides`, '')
  }
  eachEffectList(catalog, (effects, path) => {
    for (const [index, { overrides = [] }] of effects.entries()) {
      unique(overrides, scopeKey, `${path}.${index}.overrides`, '')
    }
  })
  checkGrades(catalog, findings)
  checkGradeAmounts(catalog, findings)
}

function checkVariants(models: Catalog['models'], findings: PublishFindings): void {
  const seen = new Set<string>()
  for (const [at, { variants }] of models.entries()) {
    for (const [index, { id }] of variants.entries()) {
      if (seen.has(id)) findings.add('duplicate-key', `models.${at}.variants.${index}.id`)
      seen.add(id)
    }
  }
}

function scopeKey(scope: Scope): string {
  if ('variantId' in scope) return `variant ${scope.variantId}`
  return 'modelId' in scope ? `model ${scope.modelId}` : `group ${scope.group}`
}

function checkGrades({ grades }: Catalog, findings: PublishFindings): void {
  const falling = [...grades.entries()].toSorted(([, a], [, b]) => a.rank - b.rank)
  let before = Infinity
  for (const [index, { factorBp }] of falling) {
    if (factorBp > before) findings.add('grades-not-falling', `grades.${index}.factorBp`)
    before = factorBp
  }
}

/**
 * Checks that a worse grade never pays more, even with own amounts, and that each amount is for an existing
 * grade.
 */
function checkGradeAmounts({ kind, grades, models }: Catalog, findings: PublishFindings): void {
  const falling = grades.toSorted((a, b) => a.rank - b.rank)
  const codes = new Set(grades.map(({ code }) => code))
  for (const [at, { variants }] of models.entries()) {
    for (const [index, { priceMinor, gradeAmounts }] of variants.entries()) {
      if (gradeAmounts === undefined) continue
      const path = `models.${at}.variants.${index}.gradeAmounts`
      for (const code of Object.keys(gradeAmounts))
        if (!codes.has(code)) findings.add('unknown-reference', `${path}.${code}`)
      if (priceMinor === null || kind === 'repair') continue
      let before = Infinity
      let isOwnBefore = false
      for (const { code, factorBp } of falling) {
        const own = ownValue(gradeAmounts, code)
        const minor = own ?? share(priceMinor, factorBp)
        // growing factors are reported at the grades
        if (minor > before && (own !== undefined || isOwnBefore))
          findings.add('grades-not-falling', `${path}.${code}`)
        before = minor
        isOwnBefore = own !== undefined
      }
    }
  }
}
