import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '#api/api.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { useExamples } from '../../rules/examples/use-examples.ts'
import { useBacktest } from './use-backtest.ts'
import { useIsLate } from './use-is-late.ts'

/**
 * Readiness of the draft on the page: stored, free of errors, compared with earlier quotes, and examples with
 * another price confirmed.
 */
export function useReadiness() {
  const { teamId, catalogId, editor, state } = useDraft()
  const { baseVersion, rev, waiting, conflicts } = state
  // A draft with another rev is checked again.
  const check = useQuery({
    ...query.catalogVersions.check.queryOptions({ input: { teamId, catalogId }, retry: false }),
    queryKey: [...query.catalogVersions.check.key({ input: { teamId, catalogId } }), rev],
    enabled: waiting.size === 0,
  })
  const isStored = waiting.size === 0 && conflicts.size === 0
  const backtest = useBacktest({ rev }, baseVersion !== null && isStored)
  // True if the server has changes that this page has not received yet.
  const isBehind = check.data !== undefined && check.data.rev !== rev
  useEffect(() => {
    if (isBehind) void editor.refresh()
  }, [isBehind, editor])
  const isChecked = check.data !== undefined && !isBehind
  const isLate = useIsLate(backtest.isPending)
  const isCompared = baseVersion === null || !backtest.isPending || isLate
  const examples = useExamples()
  const agreement = useAgreement(examples)
  const says =
    isStored && !(isChecked && isCompared)
      ? 'waits'
      : !agreement.isAgreed
        ? 'examplesOpen'
        : isLate && backtest.isPending
          ? 'notCompared'
          : 'keeps'
  return {
    check,
    backtest,
    examples,
    ...agreement,
    isStored,
    mayPublish: isStored && isChecked && check.data.errors === 0 && isCompared && agreement.isAgreed,
    /** Reason to wait, in the texts of publishing. */
    says,
  } as const
}

function useAgreement({ priced = [] }: ReturnType<typeof useExamples>) {
  const different = priced.filter(({ isSame }) => !isSame)
  // Prices that the user confirmed: further changes need another confirmation.
  const differing = JSON.stringify(different.map(({ example, now }) => [example.id, now]))
  const [agreedTo, setAgreedTo] = useState<string>()
  return {
    isAgreed: different.length === 0 || agreedTo === differing,
    agree: (agrees: boolean) => setAgreedTo(agrees ? differing : undefined),
  }
}
