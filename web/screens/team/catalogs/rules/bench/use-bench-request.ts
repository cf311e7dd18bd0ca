import type { PriceRequest } from '@costard/pricing'
import { useMemo } from 'react'
import { useToday } from '../../../kit/use-today.ts'
import { useTeam } from '../../../team-context.ts'

/** Fields of a trial's request that depend on the team: taxes, cash limit and day. */
export function useBenchRequest(): Pick<PriceRequest, 'tax' | 'date' | 'cashLimitMinor'> {
  const { taxRegime, timeZone, cashLimitMinor } = useTeam()
  const date = useToday(timeZone)
  return useMemo(
    () => ({ tax: { regime: taxRegime }, ...(cashLimitMinor !== null && { cashLimitMinor }), date }),
    [taxRegime, cashLimitMinor, date],
  )
}
