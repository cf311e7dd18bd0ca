import type { ContractCall } from '@costard/contract'

/** Returns the methods of the calls at one path. HEAD is answered like GET, without the body. */
export function methodsOf(calls: readonly ContractCall[]): string[] {
  const methods = calls.map(({ method }) => method)
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}
