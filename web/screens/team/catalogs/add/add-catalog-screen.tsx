import { Navigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { PageHeader } from '../../shell/page-header.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { CatalogForm } from './catalog-form.tsx'

/** Adds a catalog as a draft. */
export function AddCatalogScreen() {
  const t = useTranslations('catalogs.add')
  const { id } = useTeam()
  const mayAdd = useMay('catalog.edit')
  if (!mayAdd) return <Navigate to={paths.catalogs(id)} replace />
  return (
    <>
      <PageHeader title={t('title')} />
      <CatalogForm />
    </>
  )
}
