import type { CheckKind, CheckResult, DeviceNumbers } from '@costard/contract'

/** A source of device checks by number. */
export interface CheckProvider {
  /** Returns the numbers for a query. Throws check/number-missing. */
  readonly queryNumbers: (numbers: DeviceNumbers) => QueryNumbers
  /** Throws check/service-failed, check/address-refused. */
  readonly query: (numbers: QueryNumbers) => Promise<ProviderAnswer>
}

/** Numbers in a query; null: not sent to the provider. */
export interface QueryNumbers {
  readonly imei: string | null
  readonly serial: string | null
}

export interface ProviderAnswer {
  /** Results of the mapped kinds; unknown if the response has no value. */
  readonly results: Partial<Record<CheckKind, CheckResult>>
  readonly reference: string | null
}
