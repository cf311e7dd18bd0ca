import { isColor, type Shop, shopLimits } from '@costard/contract'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { useMoney } from '#messages/use-money.ts'
import { fieldError } from '#forms/field-error.tsx'
import { useNameProblem, useSenderNameProblem } from '#forms/use-name-problem.ts'
import { withChanges } from '#forms/with-changes.ts'
import { useTeam } from '../../team-context.ts'
import type { Erasures } from './confirm-erasures.tsx'
import { erasuresIn } from './erasures-in.ts'
import { changedFields, fieldsOf, invalidPaths, type ShopFields } from './shop-fields.ts'
import { shopQuery } from '../shop-query.ts'

export type ShopForm = ReturnType<typeof useShopForm>['form']

/** The form of the shop, saved on the version it was based on. */
export function useShopForm(shop: Shop) {
  const t = useTranslations('settings.shop.error')
  const { id: teamId, currency } = useTeam()
  const most = useMoney(currency).brief(shopLimits.maxCashLimitMinor)
  const cache = useQueryClient()
  const nameProblem = useNameProblem()
  const senderNameProblem = useSenderNameProblem()
  const [base, setBase] = useState(shop)
  const [theirs, setTheirs] = useState<Shop>()
  const [erasures, setErasures] = useState<Erasures & { readonly on: Shop }>()
  const form = useForm<ShopFields>({
    initialValues: fieldsOf(shop),
    validate: (fields) =>
      Object.fromEntries(
        invalidPaths(fields).map((path) => {
          const problem =
            path === 'name'
              ? senderNameProblem(fields.name)
              : path === 'legalName'
                ? nameProblem(fields.legalName)
                : undefined
          return [path, fieldError(problem ?? t(errorOf(path, fields), { max: most }))]
        }),
      ),
  })
  const start = (next: Shop) => {
    setBase(next)
    setTheirs(undefined)
    form.setValues(fieldsOf(next))
    form.clearErrors()
  }
  const saving = useAction(
    ({ on, confirmedErasures }: { readonly on: Shop; readonly confirmedErasures: number }) =>
      api.shop.save({ teamId, ...form.getValues(), confirmedErasures, rev: on.rev }),
    {
      keepsAs: shopQuery(teamId).queryKey,
      rereads: [
        query.teams.get.key({ input: { teamId } }),
        query.teams.list.key(),
        query.shop.dueErasures.key({ input: { teamId } }),
      ],
      onDone: (saved) => start(saved),
      onFailed: async (error, { on }) => {
        const erased = erasuresIn(error)
        if (erased) setErasures({ ...erased, on })
        if (codeOf(error) === 'team/changed')
          setTheirs(await cache.fetchQuery({ ...shopQuery(teamId), staleTime: 0 }))
      },
    },
  )
  /** Values that a colleague saved stay in the fields that were not changed here. */
  const rebase = (next: Shop) => {
    form.setValues(withChanges(fieldsOf(next), fieldsOf(base), form.getValues()))
    setBase(next)
    setTheirs(undefined)
  }
  /** Returns whether it is saved. on: the version that is changed. confirmedErasures: how many customers may be erased. */
  const save = async (on = base, confirmedErasures = 0): Promise<boolean> => {
    if (on !== base) rebase(on)
    const { hasErrors, errors } = form.validate()
    if (hasErrors) {
      const [first] = Object.keys(errors)
      if (first) form.getInputNode(first)?.focus()
      return false
    }
    setErasures(undefined)
    return saving.attempt({ on, confirmedErasures })
  }
  return {
    form,
    base,
    changes: changedFields(fieldsOf(base), form.values),
    theirs,
    erasures,
    cancelErasures: () => {
      setErasures(undefined)
      saving.forget()
    },
    save,
    start,
    isSaving: saving.isRunning,
    error: theirs || erasures || form.errors['timeZone'] ? null : saving.error,
  }
}

function errorOf(
  path: string,
  { phone, color, vatNumber }: ShopFields,
):
  | 'days'
  | 'cash'
  | 'timeZone'
  | 'name'
  | 'phone'
  | 'vatNumber'
  | 'color'
  | 'contrast'
  | 'span'
  | 'closed'
  | 'long' {
  if (path === 'name') return 'name'
  if (path === 'color') return color !== null && isColor(color) ? 'contrast' : 'color'
  if (path.startsWith('validDays')) return 'days'
  if (path === 'cashLimitMinor') return 'cash'
  if (path === 'timeZone') return 'timeZone'
  if (path.startsWith('hours')) return 'span'
  if (path.startsWith('closedDays')) return 'closed'
  if (path === 'vatNumber' && vatNumber.trim().length <= shopLimits.maxVatNumber) return 'vatNumber'
  return path === 'phone' && phone !== '' ? 'phone' : 'long'
}
