import type { Customer, CustomerFields } from '@costard/contract'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf, detailOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { byField } from '#forms/shared-form/by-field.ts'
import { useSharedForm } from '#forms/shared-form/use-shared-form.ts'
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
import { findKept, forgetKept, keep } from '../kit/kept-text.ts'

interface KeptForm {
  readonly values: FormValues
  /** The version the edits are based on; absent for a new customer. */
  readonly base?: Customer
}

export interface CustomerFormTask {
  /** Key under which this browser keeps the form until it is saved. */
  readonly keptAs: string
  /** The customer being edited; absent for a new one. */
  readonly customer?: Customer
  /** fields: for an existing customer, only the changed ones. */
  readonly save: (fields: Partial<CustomerFields>, base: Customer | undefined) => Promise<Customer>
  readonly onSaved: (customer: Customer) => Promise<void> | void
}

/** Fields that a colleague changed too. */
export interface FormConflict {
  readonly fields: readonly Field[]
  readonly theirs: FormValues
}

export type CustomerFormState = ReturnType<typeof useCustomerForm>

/**
 * State of the customer form: kept in this browser until it is saved, and saved against the version it was
 * based on.
 */
export function useCustomerForm({ keptAs, customer, save, onSaved }: CustomerFormTask) {
  const t = useTranslations('customers.error')
  const nameProblem = useNameProblem()
  const [kept, setKept] = useState(() => findKept<KeptForm>(keptAs))
  const form = useForm<FormValues>({
    initialValues: kept?.values ?? valuesIn(kept?.base ?? customer),
    validate: (values) => errorsIn(values, t, nameProblem),
    validateInputOnBlur: true,
    onValuesChange: (values) => {
      const { base } = shared.now()
      keep(keptAs, { values, ...(base && { base }) } satisfies KeptForm)
    },
  })
  const shared = useSharedForm<Customer | undefined, Field>(kept?.base ?? customer, {
    ...byField({ valuesOf: valuesIn, read: form.getValues, write: form.setValues }),
    mine: (version) => changedBetween(valuesIn(version), form.getValues()),
    isSettled: (field, { after }) => form.getValues()[field].trim() === valuesIn(after)[field],
  })
  const saving = useAction(
    () =>
      shared.save({
        send: async (on) => {
          const values = form.getValues()
          const { data } = fieldsOf(values)
          if (!data) throw new Error('the form was not validated')
          const changed = on ? changedBetween(valuesOf(on), values) : []
          if (on && changed.length === 0) return on
          const fields = on ? Object.fromEntries(changed.map((field) => [field, data[field]])) : data
          return save(fields, on)
        },
        isOutdated: (error) => codeOf(error) === 'customer/changed',
        read: (error) => currentIn(detailOf(error)),
      }),
    {
      onDone: async (saved) => {
        forgetKept(keptAs)
        await onSaved(saved)
      },
      onFailed: (error) => {
        if (codeOf(error) !== 'customer/vat-invalid') return
        form.setFieldError('vatId', t('vatId'))
        form.getInputNode('vatId')?.focus()
      },
    },
  )
  const { conflict } = shared
  return {
    form,
    conflict:
      conflict && ({ fields: conflict.parts, theirs: valuesIn(conflict.after) } satisfies FormConflict),
    settle: (field: Field, isMine: boolean) => {
      if (isMine) shared.keepMine([field])
      else shared.takeTheirs([field])
    },
    isSaving: saving.isRunning,
    /** A failure that no field shows. */
    error: isExplained(codeOf(saving.error)) ? null : saving.error,
    /** True if the form started with fields kept in this browser. */
    isRestored: kept !== undefined,
    discard: () => {
      forgetKept(keptAs)
      setKept(undefined)
      shared.start(customer)
      forgetKept(keptAs)
    },
    submit: form.onSubmit(
      () => {
        if (conflict) document.querySelector<HTMLElement>('[data-conflict] button')?.focus()
        else if (!saving.isRunning) saving.run()
      },
      (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
    ),
  }
}

function valuesIn(customer: Customer | undefined): FormValues {
  return customer ? valuesOf(customer) : emptyValues
}

function isExplained(code: string | undefined): boolean {
  return code === 'customer/vat-invalid' || code === 'customer/changed'
}

function currentIn(detail: unknown): Customer | undefined {
  if (typeof detail !== 'object' || detail === null || !('current' in detail)) return undefined
  return detail.current as Customer // as declared in the contract
}
