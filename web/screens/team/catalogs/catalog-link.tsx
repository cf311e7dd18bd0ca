import { type ManagedCatalog, textIn } from '@costard/contract'
import { Link } from 'react-router'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import list from '../list/list.module.css'
import { useMay, useTeam } from '../team-context.ts'
import classes from './catalogs.module.css'

/** Name of a catalog with a link; unpublished ones are only linked for members who may edit them. */
export function CatalogLink({ catalog }: { readonly catalog: ManagedCatalog }) {
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  const mayEdit = useMay('catalog.edit')
  const name = textIn(language, catalog.name)
  const isReadable = catalog.version !== null && catalog.archivedAt === null
  if (!mayEdit && !isReadable) return <b className={list.key}>{name}</b>
  return (
    <Link
      data-row-link={catalog.id}
      className={`cp-target ${list.key} ${classes.link}`}
      to={paths.catalog(teamId, catalog.id)}
    >
      {name}
    </Link>
  )
}
