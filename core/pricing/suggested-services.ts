import { isAvailable, isChoosable } from './chosen-services.ts'
import type { Facts } from './condition.ts'
import type { Subject } from './subject.ts'

/** The services that the chosen answers point to, each once, in catalog order. */
export function suggestedServices({ catalog }: Subject, facts: Facts): string[] {
  const wanted = new Set<string>()
  for (const { key, choices } of catalog.questions) {
    const answer = facts.answers.get(key)
    for (const choice of choices) {
      const isChosen = Array.isArray(answer) ? answer.includes(choice.key) : answer === choice.key
      if (isChosen) for (const service of choice.suggestsServices ?? []) wanted.add(service)
    }
  }
  return catalog.services
    .filter((service) => wanted.has(service.key) && isChoosable(service) && isAvailable(service, facts))
    .map(({ key }) => key)
}
