import type { LookUpService } from '@costard/contract'
import { checkKinds } from '@costard/pricing'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { fieldError } from '#forms/field-error.tsx'
import { useCheckProblem } from '../../device-checks/use-check-problem.ts'
import { useTeam } from '../../team-context.ts'
import { faultsIn, fieldsOf, inputOf, type ServiceFields } from './service-fields.ts'

export type ServiceForm = ReturnType<typeof useServiceForm>['form']

/** The look-up service being set up: typed, checked as the server would, saved on demand. */
export function useServiceForm(service: LookUpService | null) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const faultWords = useFaultWords()
  const problem = useCheckProblem()
  const form = useForm<ServiceFields>({
    initialValues: fieldsOf(service),
    validate: (fields) =>
      Object.fromEntries(faultsIn(fields).map((fault) => [fault, fieldError(faultWords(fault))])),
  })
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (fields: ServiceFields) => api.deviceChecks.saveService({ teamId, ...inputOf(fields) }),
    onSuccess: (saved) => {
      cache.setQueryData(query.deviceChecks.getService.queryKey({ input: { teamId } }), saved)
      form.setValues(fieldsOf(saved))
      form.resetDirty(fieldsOf(saved))
    },
    onError: (failure) => {
      const field = fieldOf(failure)
      if (field === undefined) return
      if (field === 'secret') form.setFieldValue('isNewSecret', true)
      form.setFieldError(field, fieldError(problem(failure)))
      form.getInputNode(field)?.focus()
    },
  })
  /** Whether it is saved; what is wrong is told at its field, and the first of those has the focus. */
  const save = async (): Promise<boolean> => {
    const { errors, hasErrors } = form.validate()
    if (hasErrors) {
      focusFirst(errors, form.getInputNode)
      return false
    }
    // Saving anew would make the service's earlier answers count no more.
    if (service && !form.isDirty()) return true
    return mutateAsync(form.getValues()).then(
      () => true,
      () => false,
    )
  }
  return { form, save, isSaving: isPending, error: fieldOf(error) === undefined ? error : null }
}

/** Where a refusal of the server is told. */
function fieldOf(error: unknown): 'urlTemplate' | 'secret' | undefined {
  const code = codeOf(error)
  if (code === 'check/secret-needed') return 'secret'
  return code === 'check/address-refused' ? 'urlTemplate' : undefined
}

function useFaultWords(): (fault: string) => string {
  const t = useTranslations('deviceChecks.settings.error')
  return (fault) => {
    switch (fault) {
      case 'name':
      case 'urlTemplate':
      case 'headerName':
      case 'secret':
      case 'referencePointer':
      case 'mappings':
        return t(fault)
      default:
        return t(fault.endsWith('.pointer') ? 'pointer' : 'values')
    }
  }
}

const order = [
  'name',
  'urlTemplate',
  'headerName',
  'secret',
  'referencePointer',
  'mappings',
  ...checkKinds.flatMap((kind) =>
    ['pointer', 'clear', 'flagged'].map((field) => `mappings.${kind}.${field}`),
  ),
]

function focusFirst(
  errors: Readonly<Record<string, ReactNode>>,
  nodeOf: (path: string) => HTMLElement | null,
): void {
  const first = order.find((path) => path in errors)
  if (first === undefined) return
  nodeOf(first === 'mappings' ? `mappings.${checkKinds[0]}.isTold` : first)?.focus()
}
