import type { Customer } from '@costard/contract'
import type { FormValues } from './customer-form-values.ts'

/** What a person entered in a form and no server has yet. */
export interface KeptForm {
  readonly values: FormValues
  /** The version the edits are based on; absent for a new customer. */
  readonly base?: Customer
}

/** Returns what is kept in this browser, if there is anything. */
export function findKept(key: string): KeptForm | undefined {
  const stored = localStorage.getItem(key)
  // Written by keepForm.
  return stored === null ? undefined : (JSON.parse(stored) as KeptForm)
}

/** Keeps a form in this browser, so that a lost connection or a closed tab loses no text. */
export function keepForm(key: string, form: KeptForm): void {
  try {
    localStorage.setItem(key, JSON.stringify(form))
  } catch {
    // Storage is full or forbidden: the form stays in this tab.
  }
}

export function forgetForm(key: string): void {
  localStorage.removeItem(key)
}
