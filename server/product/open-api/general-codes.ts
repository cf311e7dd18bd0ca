import { type ContractCall, type ErrorCode } from '@costard/contract'

/** Returns the error codes of all calls of the same kind, besides those in the contract. */
export function generalCodes({ method, meta, takesFile }: ContractCall): readonly ErrorCode[] {
  const { access, scope, isRecorded, hasSecretAnswer, isStreamed } = meta
  const needsCaller = access !== 'anybody'
  return [
    'request/invalid',
    'request/too-large',
    ...(method === 'GET' || takesFile ? [] : (['request/malformed', 'request/wrong-type'] as const)),
    ...(needsCaller ? (['identity/unavailable'] as const) : []),
    ...(scope === undefined ? [] : (['plan/limit-reached'] as const)),
    ...(isRecorded && needsCaller ? (['plan/read-only'] as const) : []),
    ...(isRecorded && hasSecretAnswer ? (['secret/shown-once'] as const) : []),
    ...(isRecorded && isStreamed ? (['request/key-reused'] as const) : []),
    'request/too-many',
    'server/failed',
    'server/unavailable',
  ]
}
