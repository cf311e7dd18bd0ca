import { Switch } from '@mantine/core'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { NumberingForm } from '../numbering/numbering-form.tsx'
import { PurchaseBookForm } from '../purchase-book/purchase-book-form.tsx'
import { SettingsPage } from '../settings-page.tsx'
import { CashRounding } from './cash-rounding.tsx'
import { TaxNumbersForm } from './tax-numbers-form.tsx'
import { TaxRounding } from './tax-rounding.tsx'
import classes from './tax-screen.module.css'

/**
 * Tax on sold devices, tax numbers, rounding of totals, and numbering of quotes; editable by owners and admins,
 * read-only for others.
 */
export function TaxScreen() {
  const t = useTranslations('purchases.settings')
  const common = useTranslations('common')
  const { id: teamId, taxRegime, marginScheme } = useTeam()
  const mayEdit = useMay('team.edit')
  const { run, isRunning, error, isDone } = useAction(
    (edit: Omit<Parameters<typeof api.teams.editTax>[0], 'teamId'>) => api.teams.editTax({ teamId, ...edit }),
    {
      keepsAs: query.teams.get.queryKey({ input: { teamId } }),
      rereads: [query.teams.list.key()],
    },
  )
  return (
    <SettingsPage>
      <h2 className={classes.title}>{t('title')}</h2>
      <section className={`cp-card ${classes.card}`}>
        <Switch
          size="md"
          label={t('marginScheme')}
          description={t(taxRegime === 'vat' ? 'marginSchemeHelp' : 'noVat')}
          checked={marginScheme}
          disabled={!mayEdit || taxRegime !== 'vat' || isRunning}
          onChange={(event) => run({ marginScheme: event.currentTarget.checked })}
        />
        <TaxNumbersForm
          isReadOnly={!mayEdit}
          isSaving={isRunning}
          onSave={(taxNumbers) => run({ taxNumbers })}
        />
        <TaxRounding isReadOnly={!mayEdit} onPick={(taxRounding) => run({ taxRounding })} />
        <CashRounding isReadOnly={!mayEdit} onPick={(cashStepMinor) => run({ cashStepMinor })} />
        {!mayEdit && <p className="cp-dim">{t('noPermission')}</p>}
        {mayEdit && <p className="cp-dim">{t('drafts')}</p>}
        <p>
          <Link to={paths.teamCountries(teamId)}>{t('countries')}</Link>
        </p>
        <p aria-live="polite">{isDone && common('saved')}</p>
        {error && <Note kind="problem">{t('failed')}</Note>}
      </section>
      <h2 className={classes.title}>{t('purchaseBook')}</h2>
      <section className={`cp-card ${classes.card}`}>
        <Suspense fallback={<PageLoader />}>
          <PurchaseBookForm />
        </Suspense>
      </section>
      <h2 className={classes.title}>{t('numbers')}</h2>
      <Suspense fallback={<PageLoader />}>
        <NumberingForm />
      </Suspense>
    </SettingsPage>
  )
}
