import { phoneWords, type CustomerSummary } from '@costard/contract'
import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { knownCustomersQuery } from '../../../../customers/customers-query.ts'
import { useTeam } from '../../../../team-context.ts'
import type { ReviewForm } from '../use-review.ts'

/** Pause in typing before known customers are looked up. Milliseconds. */
const lookUpAfterMs = 200
const mostShown = 5
/** Fewer characters would match nearly everybody. */
const fewestLetters = 2

/** Field of the customer that suggests known customers; picking one fills in the other fields. */
export function KnownField({
  form,
  field,
  ...looks
}: {
  readonly form: ReviewForm
  readonly field: 'name' | 'email' | 'phone'
} & Pick<AutocompleteProps, 'label' | 'description' | 'type' | 'inputMode' | 'autoFocus'>) {
  const { id: teamId } = useTeam()
  const [isOpen, setOpen] = useState(false)
  const { value, onChange, ...props } = form.getInputProps(field)
  const [search] = useDebouncedValue(form.getValues()[field].trim(), lookUpAfterMs)
  const isLong = search.length >= fewestLetters
  const { data } = useQuery({
    ...knownCustomersQuery(teamId, search),
    enabled: isLong && form.isDirty(field),
  })
  const known = new Map(
    (isLong ? data?.customers : [])?.slice(0, mostShown).map((one) => [wordsOf(one), one]),
  )
  const pick = ({ id, kind, name, email, phone }: CustomerSummary) =>
    form.setValues({
      kind,
      name,
      email: email ?? '',
      phone: phone ?? '',
      choice: { is: id, email: email ?? '' },
    })
  return (
    <Autocomplete
      {...props}
      {...looks}
      size="md"
      autoComplete="off"
      value={value}
      data={[...known.keys()]}
      // An empty list is not announced as open.
      dropdownOpened={isOpen && known.size > 0}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      // The server has already searched name, email and phone.
      filter={({ options }) => options}
      onChange={(text) => {
        const customer = known.get(text)
        if (customer) return pick(customer)
        onChange(text)
        // A different person is entered, so the picked company no longer applies.
        if (field === 'name' && text === '') form.setValues({ kind: 'private', vatId: '', choice: undefined })
      }}
    />
  )
}

function wordsOf({ name, email, phone }: CustomerSummary): string {
  return [name, email ?? phoneWords(phone ?? '')].filter(Boolean).join(' · ')
}
