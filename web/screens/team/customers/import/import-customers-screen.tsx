import { customerLimits } from '@costard/contract'
import { Button, FileButton } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { Link, Navigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '../../shell/page-header.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportFindings } from './import-findings.tsx'
import classes from './import.module.css'
import { RejectedRows } from './rejected-rows.tsx'
import { useImport } from './use-import.ts'

/** Adds customers from a CSV file, after a preview of the result. */
export function ImportCustomersScreen() {
  const { id } = useTeam()
  return useMay('quote.create') ? <Import /> : <Navigate to={paths.customers(id)} replace />
}

function Import() {
  const t = useTranslations('customers.import')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const state = useImport()
  const { report, done, problem, isReading, isImporting } = state
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.body}>
        <p className="cp-dim">{t('lead', { rows: customerLimits.maxImportRows })}</p>
        {problem !== undefined && <Note kind="problem">{problem}</Note>}
        {done ? (
          <section className={`cp-card ${classes.card}`} role="status">
            <b>{t('done', { count: done.added })}</b>
            {done.rows > done.added && <p>{t('leftOut', { count: done.rows - done.added })}</p>}
            <RejectedRows report={done} />
            <div>
              <Button component={Link} to={paths.customers(teamId)}>
                {t('toList')}
              </Button>
            </div>
          </section>
        ) : (
          <>
            <div>
              <FileButton
                accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,text/csv,text/plain"
                onChange={(file) => file && state.open(file)}
              >
                {(props) => (
                  <Button
                    {...props}
                    variant={report ? 'default' : 'filled'}
                    aria-busy={isReading}
                    leftSection={<Icon of={IconFileUpload} size={18} />}
                  >
                    {isReading ? t('reading') : t(report ? 'other' : 'choose')}
                  </Button>
                )}
              </FileButton>
            </div>
            {report && (
              <>
                <ImportColumns report={report} setColumn={state.setColumn} />
                <ImportFindings report={report} state={state} />
                <div className={classes.foot}>
                  <Button component={Link} to={paths.customers(teamId)} variant="default">
                    {common('cancel')}
                  </Button>
                  {report.added > 0 && (
                    <ActionButton
                      isRunning={isImporting || isReading}
                      label={t('run', { count: report.added })}
                      running={t(isImporting ? 'running' : 'reading')}
                      onClick={state.run}
                    />
                  )}
                </div>
              </>
            )}
          </>
        )}
      </div>
    </>
  )
}
