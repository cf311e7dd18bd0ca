import type { SiteId } from '@costard/contract'
import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useSites } from './sites-query.ts'

/** Choice between sites and the address of the shop. An archived site is listed only while it is selected. */
export function SiteSelect({
  siteId,
  among,
  onChange,
  ...looks
}: Omit<NativeSelectProps, 'value' | 'data' | 'onChange'> & {
  readonly siteId: SiteId | null
  /** Ids of the available sites; absent: all that are not archived. */
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
