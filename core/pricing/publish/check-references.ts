import type { Catalog, Scope } from '../catalog.ts'
import type { Devices } from '../compile/devices.ts'
import { eachEffectList, eachPlainEffect } from './every-effect.ts'
import type { PublishFindings } from './publish-findings.ts'

/** Checks that effects, overrides and services refer to existing, active items. For conditions see check-conditions. */
export function checkReferences(catalog: Catalog, devices: Devices, findings: PublishFindings): void {
  const { models, questions, propositions, grades, services, computation } = catalog
  const unknown = (path: string): void => findings.add('unknown-reference', path)
  const codes = new Set(grades.map(({ code }) => code))
  const exists = scopeExists(models, devices)

  eachPlainEffect(catalog, (effect, path) => {
    if (effect.kind === 'grade' && !codes.has(effect.code)) unknown(`${path}.code`)
  })
  eachEffectList(catalog, (effects, path) => {
    for (const [index, { overrides = [] }] of effects.entries()) {
      for (const [at, override] of overrides.entries()) {
        if (!exists(override)) unknown(`${path}.${index}.overrides.${at}`)
      }
    }
  })
  const choices = new Map(questions.map((question) => [question.key, answersOf(question)] as const))
  for (const [key, effects] of Object.entries(computation)) {
    const known = choices.get(key)
    if (known === undefined) unknown(`computation.${key}`)
    else {
      for (const choice of Object.keys(effects.choices ?? {})) {
        if (!known.has(choice)) unknown(`computation.${key}.choices.${choice}`)
      }
    }
  }

  const inUse = (list: readonly { readonly key: string; readonly active?: boolean }[]): Set<string> =>
    new Set(list.filter(({ active }) => active !== false).map(({ key }) => key))
  const activeServices = inUse(services)
  const activePropositions = inUse(propositions)
  const checkNames = (names: readonly string[] = [], known: ReadonlySet<string>, path: string): void => {
    for (const [index, name] of names.entries()) if (!known.has(name)) unknown(`${path}.${index}`)
  }
  for (const [index, { active, choices: own }] of questions.entries()) {
    if (active === false) continue
    for (const [at, choice] of own.entries()) {
      if (choice.active === false) continue
      checkNames(choice.suggestsServices, activeServices, `questions.${index}.choices.${at}.suggestsServices`)
    }
  }
  for (const [index, service] of services.entries()) {
    if (service.active === false) continue
    const path = `services.${index}`
    checkNames(service.requires, activeServices, `${path}.requires`)
    checkNames(service.excludes, activeServices, `${path}.excludes`)
    checkNames(service.bundle?.services, activeServices, `${path}.bundle.services`)
    checkNames(service.includedInPropositions, activePropositions, `${path}.includedInPropositions`)
    for (const [at, override] of (service.overrides ?? []).entries()) {
      if (!exists(override)) unknown(`${path}.overrides.${at}`)
    }
  }
}

/** Returns the answers that can have effects: choices, including archived ones, or true and false. */
function answersOf({ type, choices }: Catalog['questions'][number]): ReadonlySet<string> {
  return new Set(type === 'boolean' ? ['true', 'false'] : choices.map(({ key }) => key))
}

/** Builds the sets on first use: catalogs have many models but few overrides. */
function scopeExists(models: Catalog['models'], devices: Devices): (scope: Scope) => boolean {
  let known: { models: Set<string>; groups: Set<string | undefined> } | undefined
  return (scope) => {
    if ('variantId' in scope) return devices.has(scope.variantId)
    known ??= {
      models: new Set(models.map(({ id }) => id)),
      groups: new Set(models.map(({ group }) => group)),
    }
    return 'modelId' in scope ? known.models.has(scope.modelId) : known.groups.has(scope.group)
  }
}
