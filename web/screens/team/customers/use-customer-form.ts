import type { Customer, CustomerFields } from '@costard/contract'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf, detailOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { useNameProblem } from '#forms/use-name-problem.ts'
import {
  changedBetween,
  emptyValues,
  errorsIn,
  type Field,
  fieldsOf,
  type FormValues,
  valuesOf,
} from './customer-form-values.ts'
import { findKept, forgetKept, keep } from './kept-text.ts'

interface KeptForm {
  readonly values: FormValues
  /** The version the edits are based on; absent for a new customer. */
  readonly base?: Customer
}

export interface CustomerFormTask {
  /** Where the form is kept in this browser until it is saved. */
  readonly keptAs: string
  /** The customer being edited; absent: a new one. */
  readonly customer?: Customer
  /** fields: for a customer being edited, those that were changed. */
  readonly save: (fields: Partial<CustomerFields>, base: Customer | undefined) => Promise<Customer>
  readonly onSaved: (customer: Customer) => Promise<void> | void
}

/** Fields that somebody else changed meanwhile, too. */
export interface FormConflict {
  readonly fields: readonly Field[]
  readonly theirs: FormValues
}

export type CustomerFormState = ReturnType<typeof useCustomerForm>

/** The form of a customer: kept in this browser until it is saved, and saved on the version it was based on. */
export function useCustomerForm({ keptAs, customer, save, onSaved }: CustomerFormTask) {
  const t = useTranslations('customers.error')
  const nameProblem = useNameProblem()
  const [kept, setKept] = useState(() => findKept<KeptForm>(keptAs))
  const [base, setBase] = useState(kept?.base ?? customer)
  const [conflict, setConflict] = useState<FormConflict>()
  const before = base ? valuesOf(base) : emptyValues
  const form = useForm<FormValues>({
    initialValues: kept?.values ?? before,
    validate: (values) => errorsIn(values, t, nameProblem),
    validateInputOnBlur: true,
    onValuesChange: (values) => keep(keptAs, { values, ...(base && { base }) } satisfies KeptForm),
  })
  const saving = useAction(
    async ({ values, on }: { readonly values: FormValues; readonly on: Customer | undefined }) => {
      const { data } = fieldsOf(values)
      if (!data) throw new Error('the form was not validated')
      const changed = on ? changedBetween(valuesOf(on), values) : []
      if (on && changed.length === 0) return on
      const fields = on ? Object.fromEntries(changed.map((field) => [field, data[field]])) : data
      return save(fields, on)
    },
    {
      // After a merge with what others changed, it saves again.
      mayOverlap: true,
      onDone: async (saved) => {
        forgetKept(keptAs)
        await onSaved(saved)
      },
      onFailed: (error, { values, on }) => {
        const code = codeOf(error)
        if (code === 'customer/vat-invalid') {
          form.setFieldError('vatId', t('vatId'))
          form.getInputNode('vatId')?.focus()
        }
        const current = code === 'customer/changed' ? currentIn(detailOf(error)) : undefined
        if (current && on) mergeWith(current, values, on)
      },
    },
  )
  /** Takes in what others changed, and asks where both changed the same. */
  const mergeWith = (current: Customer, values: FormValues, on: Customer) => {
    const [was, theirs] = [valuesOf(on), valuesOf(current)]
    const mine = changedBetween(was, values)
    const fields = changedBetween(was, theirs).filter(
      (field) => mine.includes(field) && values[field].trim() !== theirs[field],
    )
    const merged = { ...theirs, ...Object.fromEntries(mine.map((field) => [field, values[field]])) }
    setBase(current)
    form.setValues(merged)
    keep(keptAs, { values: merged, base: current } satisfies KeptForm)
    if (fields.length > 0) setConflict({ fields, theirs })
    else saving.run({ values: merged, on: current })
  }
  const settle = (field: Field, isMine: boolean) => {
    if (!conflict) return
    if (!isMine) form.setFieldValue(field, conflict.theirs[field])
    const fields = conflict.fields.filter((other) => other !== field)
    setConflict(fields.length > 0 ? { ...conflict, fields } : undefined)
  }
  return {
    form,
    conflict,
    settle,
    isSaving: saving.isRunning,
    /** A failure that no field explains. */
    error: isExplained(codeOf(saving.error)) ? null : saving.error,
    /** True if the form started with fields kept in this browser. */
    isRestored: kept !== undefined,
    discard: () => {
      forgetKept(keptAs)
      setKept(undefined)
      setConflict(undefined)
      setBase(customer)
      form.setValues(customer ? valuesOf(customer) : emptyValues)
      forgetKept(keptAs)
    },
    submit: form.onSubmit(
      (values) => {
        if (conflict) document.querySelector<HTMLElement>('[data-conflict] button')?.focus()
        else if (!saving.isRunning) saving.run({ values, on: base })
      },
      (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
    ),
  }
}

function isExplained(code: string | undefined): boolean {
  return code === 'customer/vat-invalid' || code === 'customer/changed'
}

function currentIn(detail: unknown): Customer | undefined {
  if (typeof detail !== 'object' || detail === null || !('current' in detail)) return undefined
  return detail.current as Customer // as the contract states
}
