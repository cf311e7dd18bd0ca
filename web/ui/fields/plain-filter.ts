import { plainLetters } from '@costard/contract'
import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core'

/** Filters the options of a searchable select by plain letters, so that "osterreich" finds Österreich. */
export const plainFilter: OptionsFilter = ({ options, search, limit }) => {
  const wanted = plainLetters(search.trim())
  const fits = ({ label }: { readonly label: string }) => plainLetters(label).includes(wanted)
  return options
    .flatMap((option): ComboboxParsedItem[] => {
      if (!('group' in option)) return fits(option) ? [option] : []
      const items = option.items.filter(fits)
      return items.length > 0 ? [{ ...option, items }] : []
    })
    .slice(0, limit)
}
