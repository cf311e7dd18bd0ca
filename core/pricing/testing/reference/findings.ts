import type { PriceResult } from '../../price-result.ts'

type Finding = PriceResult['findings'][number]

const errors = ['tax-rate-missing', 'purchase-price-missing', 'adjustment-reason-missing']
const infos = ['exclusive-cleared', 'check-unknown']

/** Collects findings, one entry per occurrence. */
export class Findings {
  readonly #found: Finding[] = []

  add(code: string, path: string): void {
    const severity = errors.includes(code) ? 'error' : infos.includes(code) ? 'info' : 'warning'
    this.#found.push({ code, severity, path })
  }

  /** Findings ordered by path, then by code. */
  sorted(): readonly Finding[] {
    return this.#found.toSorted((a, b) => compare(a.path, b.path) || compare(a.code, b.code))
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
