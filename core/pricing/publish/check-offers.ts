import type { Catalog, Service, Tax } from '../catalog.ts'
import type { PublishFindings } from './publish-findings.ts'
import { eachPlainEffect } from './every-effect.ts'
import { taxesOf } from '../tax-rate.ts'

const maxBundles = 10

/** Checks that there are variants, valid propositions, applicable bundles and a tax rate for each class. */
export function checkOffers(catalog: Catalog, findings: PublishFindings, date: string | undefined): void {
  if (catalog.models.every(({ variants }) => variants.length === 0)) findings.add('no-models', 'models')
  checkPropositions(catalog, findings)
  checkBundles(catalog, findings)
  const begun = catalog.taxRates.filter(({ validFrom = '' }) => date === undefined || validFrom <= date)
  const classes = new Set(begun.map(({ taxClass }) => taxClass))
  for (const [index, rate] of catalog.taxRates.entries())
    if (!haveClearNames(taxesOf(rate))) findings.add('tax-names-unclear', `taxRates.${index}.taxes`)
  if (!classes.has(catalog.taxClass)) findings.add('tax-class-unknown', 'taxClass')
  for (const [index, { taxClass, active }] of catalog.services.entries()) {
    if (active !== false && !classes.has(taxClass))
      findings.add('tax-class-unknown', `services.${index}.taxClass`)
  }
  if (catalog.kind === 'buy' && (catalog.requiredChecks ?? []).length === 0) {
    let hasLockRule = false
    eachPlainEffect(catalog, ({ kind }) => {
      hasLockRule ||= kind === 'reject' || kind === 'review'
    })
    if (!hasLockRule) findings.add('no-lock-rule', 'computation')
  }
}

function checkPropositions({ propositions, nilHandling }: Catalog, findings: PublishFindings): void {
  const active = [...propositions.entries()].filter(([, proposition]) => proposition.active !== false)
  if (active.length === 0) findings.add('no-propositions', 'propositions')
  const defaults = active.filter(([, { isDefault }]) => isDefault)
  if (defaults.length !== 1) findings.add('default-not-one', 'propositions')
  const forNil = active.filter(([, { onlyWhenNil }]) => onlyWhenNil)
  for (const [index, { onlyWhenNil }] of defaults) {
    if (onlyWhenNil) findings.add('default-not-one', `propositions.${index}.isDefault`)
  }
  for (const [index, { appliesTo, fixedMinor, minMinor, maxMinor, rateBp }] of active) {
    const isBounded = fixedMinor !== undefined || minMinor !== undefined || maxMinor !== undefined
    if ((appliesTo === 'services' && isBounded) || rateBp < 0) {
      findings.add('proposition-invalid', `propositions.${index}`)
    }
  }
  if (nilHandling === 'recycle') {
    if (forNil.length === 0) findings.add('nil-offer-unused', 'nilHandling')
  } else {
    for (const [index] of forNil) findings.add('nil-offer-unused', `propositions.${index}.onlyWhenNil`)
  }
}

function checkBundles({ services }: Catalog, findings: PublishFindings): void {
  const byKey = new Map(services.map((service) => [service.key, service] as const))
  let count = 0
  for (const [index, service] of services.entries()) {
    const { bundle, active } = service
    if (bundle === undefined || active === false) continue
    count += 1
    const members = new Set(bundle.services)
    const fit = [...members].every((key) => canBundle(service, byKey.get(key)))
    if (members.size < 2 || !fit) findings.add('bundle-invalid', `services.${index}.bundle`)
  }
  if (count > maxBundles) findings.add('bundle-invalid', 'services')
}

/** Unknown members are accepted here: check-references reports them. */
function canBundle(bundle: Service, member: Service | undefined): boolean {
  if (member === undefined) return true
  const hasSameDirection = (member.direction ?? 'charge') === (bundle.direction ?? 'charge')
  return (
    member.bundle === undefined && hasSameDirection && (member.perLine ?? false) === (bundle.perLine ?? false)
  )
}

/** True if the taxes have different names, by which documents distinguish them. */
function haveClearNames(taxes: readonly Tax[]): boolean {
  const names = taxes.map(({ name = '' }) => name.trim())
  return taxes.length < 2 || (!names.includes('') && new Set(names).size === names.length)
}
