import type { CheckKind, CheckResult, DeviceNumbers } from '@costard/contract'

/** Somebody outside who knows about devices by their numbers. */
export interface CheckProvider {
  /** The part of the numbers that it would ask for. Throws check/number-missing. */
  readonly asksFor: (numbers: DeviceNumbers) => AskedNumbers
  /** Throws check/service-failed, check/address-refused. */
  readonly ask: (numbers: AskedNumbers) => Promise<ProviderAnswer>
}

/** What an answer is about; null: was not told to the provider. */
export interface AskedNumbers {
  readonly imei: string | null
  readonly serial: string | null
}

export interface ProviderAnswer {
  /** The kinds that the provider knows of; what it does not say of these is unknown. */
  readonly results: Partial<Record<CheckKind, CheckResult>>
  readonly reference: string | null
}
