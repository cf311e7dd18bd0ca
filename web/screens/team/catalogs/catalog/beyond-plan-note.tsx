import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay } from '../../team-context.ts'
import { managedCatalogsQuery } from '../../team-queries.ts'
import { useDraft } from '../draft/draft-context.ts'
import classes from './catalog-layout.module.css'

/** Note why the plan refuses changes of a catalog. It can still be archived. */
export function BeyondPlanNote() {
  const t = useTranslations('team')
  const common = useTranslations('common')
  const { teamId, catalogId } = useDraft()
  const mayChoose = useMay('billing.manage')
  const { data: catalogs = [] } = useQuery(managedCatalogsQuery(teamId))
  if (!catalogs.some(({ id, isReadOnly }) => id === catalogId && isReadOnly)) return null
  return (
    <div className={classes.note}>
      <Note
        kind="news"
        icon={<Icon of={IconLock} size={18} />}
        action={mayChoose && <Link to={paths.subscription(teamId)}>{t('planLimit.open')}</Link>}
      >
        {common('planReadOnly')}
      </Note>
    </div>
  )
}
