import { useEffect } from 'react'
import { useMatch } from 'react-router'
import { patterns } from '#paths'

/**
 * Tells the team which question, proposition, service or effects are open; the grid reports its cells itself.
 */
export function usePlaceOfRoute(moveTo: (place: string) => void): void {
  const question = useMatch(patterns.catalogQuestion)?.params.key
  const effects = useMatch(patterns.computationQuestion)?.params.key
  const proposition = useMatch(patterns.catalogProposition)?.params.key
  const service = useMatch(patterns.catalogService)?.params.key
  const isGrid = useMatch(patterns.catalogModels) !== null
  const [kind, key] =
    question !== undefined
      ? ['question', question]
      : effects !== undefined
        ? ['effects', effects]
        : proposition !== undefined
          ? ['proposition', proposition]
          : service !== undefined
            ? ['service', service]
            : ['', '']
  const place = kind === '' ? '' : `${kind} ${key}`
  useEffect(() => {
    if (!isGrid) moveTo(place)
  }, [moveTo, place, isGrid])
}
