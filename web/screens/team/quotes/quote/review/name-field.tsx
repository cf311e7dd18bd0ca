import type { CustomerSummary } from '@costard/contract'
import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { knownCustomersQuery } from '../../../customers/customers-query.ts'
import { useTeam } from '../../../team-context.ts'
import type { ReviewForm } from './use-review.ts'

/** Pause in typing before known customers are looked up. Milliseconds. */
const lookUpAfterMs = 200
const mostShown = 5

/** The customer's name, with known customers as suggestions: picking one fills in the rest. */
export function NameField({ form, isFocused }: { readonly form: ReviewForm; readonly isFocused: boolean }) {
  const t = useTranslations('counter.review')
  const { id: teamId } = useTeam()
  const { value, onChange, ...field } = form.getInputProps('name')
  const [search] = useDebouncedValue(form.getValues().name.trim(), lookUpAfterMs)
  const { data } = useQuery({
    ...knownCustomersQuery(teamId, search),
    enabled: search.length > 1 && form.isDirty('name'),
  })
  const known = new Map(
    (search.length > 1 ? data?.customers : [])?.slice(0, mostShown).map((one) => [wordsOf(one), one]),
  )
  const pick = ({ kind, name, email, phone }: CustomerSummary) =>
    form.setValues({ kind, name, email: email ?? '', phone: phone ?? '' })
  return (
    <Autocomplete
      {...field}
      label={t('name')}
      size="md"
      autoComplete="off"
      autoFocus={isFocused}
      value={value}
      data={[...known.keys()]}
      // The server has searched already, in name, email and phone.
      filter={({ options }) => options}
      onChange={(text) => {
        const customer = known.get(text)
        if (customer) pick(customer)
        else onChange(text)
        // Somebody else is entered: not the company that was picked before.
        if (text === '') form.setFieldValue('kind', 'private')
      }}
    />
  )
}

function wordsOf({ name, email, phone }: CustomerSummary): string {
  return [name, email ?? phone].filter(Boolean).join(' · ')
}
