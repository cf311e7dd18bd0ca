import type { SiteId } from '@costard/contract'
import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useSites } from './sites-query.ts'

/** One of some sites, or the address of the shop. One that is archived shows only while it is chosen. */
export function SiteSelect({
  siteId,
  among,
  onChange,
  ...looks
}: Omit<NativeSelectProps, 'value' | 'data' | 'onChange'> & {
  readonly siteId: SiteId | null
  /** Ids of those that can be chosen; absent: all that are not archived. */
  readonly among?: readonly SiteId[] | undefined
  readonly onChange: (siteId: SiteId | null) => void
}) {
  const t = useTranslations('sites')
  const { sites } = useSites()
  const shown = sites.filter(
    ({ id, isArchived }) => id === siteId || (!isArchived && (among?.includes(id) ?? true)),
  )
  return (
    <NativeSelect
      {...looks}
      data={[
        { value: '', label: t('noSite') },
        ...shown.map(({ id, name, isArchived }) => ({
          value: id,
          label: isArchived ? t('isArchived', { name }) : name,
        })),
      ]}
      value={siteId ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(shown.find(({ id }) => id === value)?.id ?? null)}
    />
  )
}
