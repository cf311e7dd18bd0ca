import type { ContractCall } from '@costard/contract'

/** Methods of the calls of one address. HEAD is answered as GET, without the body. */
export function methodsOf(calls: readonly ContractCall[]): string[] {
  const methods = calls.map(({ method }) => method)
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}
