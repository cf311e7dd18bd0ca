import type { PriceResult } from './price-result.ts'

export type Finding = PriceResult['findings'][number]

/** Returns a remark on the request or the catalog. Findings never stop the computation. */
export function finding(code: string, path: string): Finding {
  return { code, severity: severities[code] ?? 'warning', path }
}

const severities: Readonly<Record<string, Finding['severity']>> = {
  'tax-rate-missing': 'error',
  'purchase-price-missing': 'error',
  'adjustment-reason-missing': 'error',
  'exclusive-cleared': 'info',
  'check-unknown': 'info',
}

export function sortedFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => compare(a.path, b.path) || compare(a.code, b.code))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
