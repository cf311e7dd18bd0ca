import { isColor, type Shop, shopLimits } from '@costard/contract'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { fieldError } from '#forms/field-error.tsx'
import { useTeam } from '../../team-context.ts'
import { changedFields, fieldsOf, invalidPaths, type ShopFields } from './shop-fields.ts'
import { shopQuery } from '../shop-query.ts'

export type ShopForm = ReturnType<typeof useShopForm>['form']

/** The form of the shop, saved on the version it was based on. */
export function useShopForm(shop: Shop) {
  const t = useTranslations('settings.shop.error')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const [base, setBase] = useState(shop)
  const [theirs, setTheirs] = useState<Shop>()
  const form = useForm<ShopFields>({
    initialValues: fieldsOf(shop),
    validate: (fields) =>
      Object.fromEntries(invalidPaths(fields).map((path) => [path, fieldError(t(errorOf(path, fields)))])),
  })
  const start = (next: Shop) => {
    setBase(next)
    setTheirs(undefined)
    form.setValues(fieldsOf(next))
    form.clearErrors()
  }
  const saving = useMutation({
    mutationFn: (on: Shop) => api.shop.save({ teamId, ...form.getValues(), rev: on.rev }),
    onSuccess: (saved) => {
      cache.setQueryData(shopQuery(teamId).queryKey, saved)
      void cache.invalidateQueries({ queryKey: query.teams.get.key({ input: { teamId } }) })
      void cache.invalidateQueries({ queryKey: query.teams.list.key() })
      start(saved)
    },
    onError: async (error) => {
      if (codeOf(error) === 'team/changed')
        setTheirs(await cache.fetchQuery({ ...shopQuery(teamId), staleTime: 0 }))
    },
  })
  /** Returns whether it is saved. on: the version that is replaced. */
  const save = async (on = base): Promise<boolean> => {
    const { hasErrors, errors } = form.validate()
    if (hasErrors) {
      const [first] = Object.keys(errors)
      if (first) form.getInputNode(first)?.focus()
      return false
    }
    return saving.mutateAsync(on).then(
      () => true,
      () => false,
    )
  }
  return {
    form,
    base,
    changes: changedFields(fieldsOf(base), form.values),
    theirs,
    save,
    start,
    isSaving: saving.isPending,
    error: theirs ? null : saving.error,
  }
}

function errorOf(
  path: string,
  { phone, color, vatNumber }: ShopFields,
): 'name' | 'phone' | 'vatNumber' | 'color' | 'contrast' | 'span' | 'closed' | 'long' {
  if (path === 'name') return 'name'
  if (path === 'color') return color !== null && isColor(color) ? 'contrast' : 'color'
  if (path.startsWith('hours')) return 'span'
  if (path.startsWith('closedDays')) return 'closed'
  if (path === 'vatNumber' && vatNumber.trim().length <= shopLimits.maxVatNumber) return 'vatNumber'
  return path === 'phone' && phone !== '' ? 'phone' : 'long'
}
