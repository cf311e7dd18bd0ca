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
import { isFilledIn } from '#forms/is-filled-in.ts'
import { ofForm } from '#forms/shared-form/of-form.ts'
import { useNewerVersion, useSharedForm } from '#forms/shared-form/use-shared-form.ts'
import { useTeam } from '../../team-context.ts'
import type { Erasures } from './confirm-erasures.tsx'
import { erasuresIn } from './erasures-in.ts'
import { changedFields, fieldsOf, invalidPaths, type ShopFields } from './shop-fields.ts'
import { shopQuery } from '../shop-query.ts'

export type ShopForm = ReturnType<typeof useShopForm>['form']

/** State of the shop form, saved as a whole. */
export function useShopForm(shop: Shop) {
  const t = useTranslations('settings.shop.error')
  const { id: teamId, currency } = useTeam()
  const most = useMoney(currency).brief(shopLimits.maxCashLimitMinor)
  const cache = useQueryClient()
  const nameProblem = useNameProblem()
  const senderNameProblem = useSenderNameProblem()
  const [erasures, setErasures] = useState<Erasures>()
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
  const shared = useSharedForm(shop, ofForm(form, fieldsOf))
  const saving = useAction(
    (confirmedErasures: number) =>
      shared.save({
        send: ({ rev }) => api.shop.save({ teamId, ...form.getValues(), confirmedErasures, rev }),
        isOutdated: (error) => codeOf(error) === 'team/changed',
        read: () => cache.fetchQuery({ ...shopQuery(teamId), staleTime: 0 }),
      }),
    {
      keepsAs: shopQuery(teamId).queryKey,
      rereads: [
        query.teams.get.key({ input: { teamId } }),
        query.teams.list.key(),
        query.shop.dueErasures.key({ input: { teamId } }),
      ],
      onFailed: (error) => setErasures(erasuresIn(error)),
    },
  )
  useNewerVersion(shop, shared, saving.isRunning)
  /** Returns true if it was saved. confirmedErasures: how many customers may be erased. */
  const save = async (confirmedErasures = 0): Promise<boolean> => {
    if (!isFilledIn(form)) return false
    setErasures(undefined)
    return saving.attempt(confirmedErasures)
  }
  return {
    form,
    shared,
    takeTheirs: () => {
      shared.takeTheirs()
      saving.forget()
    },
    changes: changedFields(fieldsOf(shared.base), form.values),
    erasures,
    cancelErasures: () => {
      setErasures(undefined)
      saving.forget()
    },
    save,
    isSaving: saving.isRunning,
    error: shared.conflict || erasures || form.errors['timeZone'] ? null : saving.error,
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
