import type { LineSetup } from '../../counter-line.ts'

type Services = LineSetup['services']

/**
 * Returns the services after an answer: with the services that it suggests, and without those suggested by an
 * earlier answer. A suggested service that the user removed comes back only if it is suggested again.
 */
export function withSuggested(
  services: Services,
  { before, now }: { readonly before: readonly string[]; readonly now: readonly string[] },
): Services {
  const kept = services.filter(({ key }) => now.includes(key) || !before.includes(key))
  const added = now.filter((key) => !before.includes(key) && !kept.some((service) => service.key === key))
  return [...kept, ...added.map((key) => ({ key }))]
}
