import { currencyExponent, type Rounding } from '@costard/pricing'
import { useState } from 'react'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import type { CellChange } from './plan-change.ts'
import { type By, readChange } from './read-change.ts'

/** Typed fields of a change: its amount and the rounding. */
export interface TypedChange {
  readonly by: By
  readonly text: string
  readonly rounding: Pick<Rounding, 'stepMinor' | 'mode'>
}

/** State of the fields of a price change. onChange: called with each valid change; null: invalid. */
export function useTypedChange(onChange: (change: CellChange | null) => void) {
  const { region } = useRegion()
  const { currency, rounding: ofCatalog } = useDraft().state.document.pricing
  const unit = 10 ** currencyExponent(currency)
  const usual = ofCatalog.stepMinor
  const [typed, setTyped] = useState<TypedChange>({
    by: 'percent',
    text: '',
    rounding: { stepMinor: usual, mode: 'nearest' },
  })
  const read = ({ by, text, rounding }: TypedChange) => readChange(by, text, rounding, currency, region)
  const found = read(typed)
  return {
    typed,
    problem: found && 'problem' in found ? found.problem : undefined,
    /** Steps for rounding amounts. Minor units. */
    steps: [
      ...new Set(
        [1, unit / 10, unit, unit * 5, unit * 10, usual].map((size) => Math.max(1, Math.round(size))),
      ),
    ].toSorted((a, b) => a - b),
    update: (change: Partial<TypedChange>) => {
      const next = { ...typed, ...change }
      setTyped(next)
      const now = read(next)
      onChange(now && 'change' in now ? now.change : null)
    },
  }
}
