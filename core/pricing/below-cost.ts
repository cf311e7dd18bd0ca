import { sum } from './arithmetic.ts'
import { mainDirection } from './components.ts'
import type { Subject } from './subject.ts'
import type { TaxedComponent } from './tax.ts'

/** Whether a reduction leaves less than the line costs us, judged net of the tax inside it. */
export function isBelowCost(
  adjustmentMinor: number,
  components: readonly TaxedComponent[],
  subject: Subject,
): boolean {
  if (adjustmentMinor >= 0 || subject.catalog.kind === 'buy') return false
  const main = components.filter(({ direction }) => direction === mainDirection(subject))
  const revenueMinor = sum(
    main.map(({ amountMinor, mode, taxMinor }) => {
      return amountMinor - (mode === 'inclusive' || mode === 'margin' ? taxMinor : 0)
    }),
  )
  return revenueMinor < sum(main.map(({ costMinor }) => costMinor))
}
