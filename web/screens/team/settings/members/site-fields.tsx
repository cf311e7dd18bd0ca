import type { SiteId } from '@costard/contract'
import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { helpBelow } from '#forms/help-below.ts'
import { useSites } from '../../site/sites-query.ts'
import classes from './role-fields.module.css'

/** The sites where a member works. Renders nothing in a team with fewer than two. */
export function SiteFields({
  siteIds,
  onChange,
}: {
  readonly siteIds: readonly SiteId[]
  readonly onChange: (siteIds: SiteId[]) => void
}) {
  const t = useTranslations('sites')
  const { open } = useSites()
  if (open.length < 2) return null
  return (
    <Checkbox.Group
      label={t('worksAt')}
      description={t('worksAtHelp')}
      inputWrapperOrder={helpBelow}
      value={[...siteIds]}
      onChange={(chosen) => onChange(open.flatMap(({ id }) => (chosen.includes(id) ? [id] : [])))}
    >
      <div className={classes.sites}>
        {open.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
