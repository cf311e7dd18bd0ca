import { type CustomerId, Email, Phone } from '@costard/contract'
import type { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconUsers } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../team-context.ts'
import type { FormValues } from './customer-form-values.ts'

/** Pause in typing before known customers are looked up. Milliseconds. */
const lookUpAfterMs = 300

/** Names customers who already have this email or phone number. Only a warning, since families share them. */
export function AlreadyKnown({
  form,
  except,
}: {
  readonly form: Pick<ReturnType<typeof useForm<FormValues>>, 'getValues'>
  readonly except: CustomerId | undefined
}) {
  const t = useTranslations('customers.form')
  const { id: teamId } = useTeam()
  const { email: typedEmail, phone: typedPhone } = form.getValues()
  const [[email, phone]] = useDebouncedValue(
    [Email.safeParse(typedEmail).data, Phone.safeParse(typedPhone).data] as const,
    lookUpAfterMs,
  )
  const { data } = useQuery({
    ...query.customers.listSame.queryOptions({
      input: { teamId, ...(email && { email }), ...(phone && { phone }), ...(except && { except }) },
    }),
    enabled: email !== undefined || phone !== undefined,
    placeholderData: keepPreviousData,
  })
  const same = email === undefined && phone === undefined ? [] : (data ?? [])
  return (
    <div role="status">
      {same.length > 0 && (
        <Note kind="news" icon={<Icon of={IconUsers} size={18} />}>
          <div className="cp-column cp-gap-4">
            <b>{t('known', { count: same.length })}</b>
            {same.map((customer) => (
              <Link key={customer.id} to={paths.customer(teamId, customer.id)}>
                {t('use', { name: customer.name })}
              </Link>
            ))}
          </div>
        </Note>
      )}
    </div>
  )
}
