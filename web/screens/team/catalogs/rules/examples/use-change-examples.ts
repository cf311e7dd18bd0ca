import { useQueryClient } from '@tanstack/react-query'
import type { ExampleId } from '@costard/contract'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useDraft } from '../../draft/draft-context.ts'
import type { Trial } from '../bench/bench-price.ts'

/** Saves a trial as an example, and removes examples. */
export function useChangeExamples() {
  const { teamId, catalogId } = useDraft()
  const cache = useQueryClient()
  const onSettled = () =>
    cache.invalidateQueries({ queryKey: query.catalogExamples.list.key({ input: { teamId, catalogId } }) })
  const add = useAction(
    (example: { readonly name: string; readonly trial: Trial }) =>
      api.catalogExamples.add({ teamId, catalogId, name: example.name, trial: storable(example.trial) }),
    {
      onEnd: onSettled,
    },
  )
  const remove = useAction(
    (exampleId: ExampleId) => api.catalogExamples.remove({ teamId, catalogId, exampleId }),
    {
      onEnd: onSettled,
    },
  )
  return { add, remove }
}

function storable({ answers, services, ...trial }: Trial) {
  const own = Object.entries(answers).map(([key, answer]) => [
    key,
    typeof answer === 'object' && answer !== null ? [...answer] : answer,
  ])
  return { ...trial, answers: Object.fromEntries(own), services: [...services] }
}
