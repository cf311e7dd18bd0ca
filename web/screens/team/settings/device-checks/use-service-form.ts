import type { LookUpService } from '@costard/contract'
import { checkKinds } from '@costard/pricing'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { fieldError } from '#forms/field-error.tsx'
import { useNameProblem } from '#forms/use-name-problem.ts'
import { useCheckProblem } from '../../device-checks/use-check-problem.ts'
import { useTeam } from '../../team-context.ts'
import { invalidFields, fieldsOf, inputOf, type ServiceFields } from './service-fields.ts'

export type ServiceForm = ReturnType<typeof useServiceForm>['form']

/** State of the look-up service form: validated like on the server, saved on demand. */
export function useServiceForm(service: LookUpService | null) {
  const { id: teamId } = useTeam()
  const errorTexts = useErrorTexts()
  const nameProblem = useNameProblem()
  const problem = useCheckProblem()
  const form = useForm<ServiceFields>({
    initialValues: fieldsOf(service),
    validate: (fields) =>
      Object.fromEntries(
        invalidFields(fields).map((field) => {
          const problem = field === 'name' ? nameProblem(fields.name) : undefined
          return [field, fieldError(problem ?? errorTexts(field))]
        }),
      ),
  })
  const { attempt, isRunning, error } = useAction(
    (fields: ServiceFields) => api.deviceChecks.saveService({ teamId, ...inputOf(fields) }),
    {
      keepsAs: query.deviceChecks.getService.queryKey({ input: { teamId } }),
      onDone: (saved) => {
        form.setValues(fieldsOf(saved))
        form.resetDirty(fieldsOf(saved))
      },
      onFailed: (failure) => {
        const field = fieldOf(failure)
        if (field === undefined) return
        if (field === 'secret') form.setFieldValue('isNewSecret', true)
        form.setFieldError(field, fieldError(problem(failure)))
        form.getInputNode(field)?.focus()
      },
    },
  )
  /** Returns true if it was saved; errors are shown at their fields and the first one is focused. */
  const save = async (): Promise<boolean> => {
    const { errors, hasErrors } = form.validate()
    if (hasErrors) {
      focusFirst(errors, form.getInputNode)
      return false
    }
    // Saving invalidates earlier results of the service, so it is skipped without changes.
    if (service && !form.isDirty()) return true
    return attempt(form.getValues())
  }
  return { form, save, isSaving: isRunning, error: fieldOf(error) === undefined ? error : null }
}

/** Returns the field that a server error belongs to. */
function fieldOf(error: unknown): 'urlTemplate' | 'secret' | undefined {
  const code = codeOf(error)
  if (code === 'check/secret-needed') return 'secret'
  return code === 'check/address-refused' ? 'urlTemplate' : undefined
}

function useErrorTexts(): (field: string) => string {
  const t = useTranslations('deviceChecks.settings.error')
  return (field) => {
    switch (field) {
      case 'name':
      case 'urlTemplate':
      case 'headerName':
      case 'secret':
      case 'referencePointer':
      case 'mappings':
        return t(field)
      default:
        return t(field.endsWith('.pointer') ? 'pointer' : 'values')
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
  // Pointers have fields only while pointers are shown.
  const kind = checkKinds.find((each) => first.startsWith(`mappings.${each}.`)) ?? checkKinds[0]
  const node = first === 'mappings' ? null : nodeOf(first)
  const nearest = node ?? nodeOf(`mappings.${kind}.isSupported`)
  nearest?.focus()
}
