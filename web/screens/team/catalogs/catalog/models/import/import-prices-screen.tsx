import { textIn } from '@costard/contract'
import { Button, Checkbox, FileButton, Progress, SegmentedControl, Select } from '@mantine/core'
import { IconDownload, IconFileUpload } from '@tabler/icons-react'
import { Link, Navigate, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { BigMoves } from './big-moves.tsx'
import { useGradeName } from '../use-grade-name.ts'
import { gradeColumn, type ListColumn, listColumns } from './columns.ts'
import { exportCsv, exportXlsx } from './export-prices.ts'
import classes from './import-prices.module.css'
import { RejectedRows } from './rejected-rows.tsx'
import { maxListRows, usePriceList } from './use-price-list.ts'
import { WhichDevice } from './which-device.tsx'

/** Brings a price list into the draft, after showing what it would do. */
export function ImportPricesScreen() {
  const { id } = useTeam()
  const { catalogId } = useDraft()
  const mayPrice = useMay('price.edit')
  return mayPrice ? <ImportPrices /> : <Navigate to={paths.catalogModels(id, catalogId)} replace />
}

function ImportPrices() {
  const t = useTranslations('catalogImport')
  const common = useTranslations('common')
  const format = useFormatter()
  const navigate = useNavigate()
  const { id: teamId } = useTeam()
  const { catalogId, editor, state } = useDraft()
  const { language, region } = useRegion()
  const { document } = state
  const money = useMoney(document.pricing.currency)
  const hasCosts = useMay('cost.view')
  const prices = usePriceList()
  const gradeName = useGradeName()
  const gradeColumns = document.pricing.grades.map(({ code }) => ({ code, value: gradeColumn(code) }))
  const allColumns: readonly ListColumn[] = [...listColumns, ...gradeColumns.map(({ value }) => value)]
  const { list, source, progress, todo } = prices
  const back = paths.catalogModels(teamId, catalogId)
  const name = textIn(language, document.wording.name)
  const run = () => {
    editor.change(t('step', { count: prices.count }), prices.parts, { isWhole: true })
    void navigate(back)
  }
  const open = [
    todo.columns && t('todo.columns'),
    todo.mark && t('todo.mark'),
    todo.names > 0 && t('todo.names', { count: todo.names }),
    todo.rejected > 0 && t('todo.rejected', { count: todo.rejected }),
    todo.moves > 0 && t('todo.moves', { count: todo.moves }),
    todo.removed > 0 && t('todo.removed', { count: todo.removed }),
    todo.tooMuch && t('todo.tooMuch'),
  ].filter((one) => one !== false)
  const status =
    open.length > 0
      ? t('left', { list: open.join(', ') })
      : t(prices.parts.length > 0 ? 'allOrNothing' : 'nothing')
  return (
    <div className={classes.screen}>
      <section className={classes.side} aria-labelledby="import-title">
        <h2 id="import-title">{t('title')}</h2>
        <p className="cp-dim">{t('lead', { rows: maxListRows })}</p>
        <div className={classes.buttons}>
          <FileButton
            accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/plain"
            onChange={(file) => file && void prices.open(file)}
          >
            {(props) => (
              <Button
                {...props}
                variant={source ? 'default' : 'filled'}
                leftSection={<Icon of={IconFileUpload} size={18} />}
              >
                {source ? t('other') : t('choose')}
              </Button>
            )}
          </FileButton>
          <Button
            variant="default"
            leftSection={<Icon of={IconDownload} size={18} />}
            onClick={() => void exportXlsx(document, name, hasCosts)}
          >
            {t('xlsx')}
          </Button>
          <Button variant="default" onClick={() => exportCsv(document, name, region, hasCosts)}>
            {t('csv')}
          </Button>
        </div>
        {prices.problem && (
          <Note kind="problem">{t(`problem.${prices.problem}`, { rows: maxListRows })}</Note>
        )}
        {source && (
          <>
            <p className={classes.file}>
              {prices.fileName} · {t('rows', { count: source.rows.length })}
            </p>
            <h3>{t('columns')}</h3>
            {source.headings.map((heading, place) => (
              <Select
                // Two columns can have one name.
                key={`${place} ${heading}`}
                label={heading === '' ? t('unnamed', { number: format.number(place + 1) }) : heading}
                description={source.rows[0]?.cells[place]?.slice(0, 60)}
                data={[
                  { value: '', label: t('ignore') },
                  ...listColumns
                    .filter((column) => column !== 'cost' || hasCosts)
                    .map((column) => ({ value: column, label: t(`column.${column}`) })),
                  ...gradeColumns.map(({ code, value }) => ({
                    value,
                    label: t('gradeColumn', { name: gradeName(code) }),
                  })),
                ]}
                value={source.columns[place] ?? ''}
                allowDeselect={false}
                onChange={(value) =>
                  prices.setColumn(
                    place,
                    allColumns.find((one) => one === value),
                  )
                }
              />
            ))}
          </>
        )}
        {list?.decimalMark === 'both' && (
          <SegmentedControl
            aria-label={t('mark')}
            data={[
              { value: '.', label: t('point') },
              { value: ',', label: t('comma') },
            ]}
            value={prices.mark ?? ''}
            onChange={(value) => prices.setMark(value === ',' ? ',' : '.')}
          />
        )}
        {list?.unclear[0] && (
          <WhichDevice
            key={list.unclear[0].name}
            asked={list.unclear[0]}
            left={list.unclear.length}
            onSay={prices.sayDevice}
          />
        )}
      </section>
      <section className={classes.main} aria-label={t('whatHappens')}>
        {progress !== undefined && <Progress value={progress * 100} aria-label={t('reading')} />}
        {list && (
          <>
            <div className={classes.head}>
              <h3>{t('whatHappens')}</h3>
              <SegmentedControl
                size="xs"
                aria-label={t('mode')}
                data={[
                  { value: 'merge', label: t('merge') },
                  { value: 'replace', label: t('replace') },
                ]}
                value={prices.replaces ? 'replace' : 'merge'}
                onChange={(value) => prices.setReplaces(value === 'replace')}
              />
            </div>
            <dl className={classes.counts}>
              {(
                [
                  ['added', list.plan.added.length],
                  ['changed', list.plan.changed.length],
                  ['same', list.plan.same.length],
                  ['unclear', list.unclear.reduce((sum, { rows }) => sum + rows.length, 0)],
                  ['rejected', list.rejected.length],
                ] as const
              ).map(([key, count]) => (
                <div key={key}>
                  <dt>{t(`count.${key}`)}</dt>
                  <dd>{format.number(count)}</dd>
                </div>
              ))}
            </dl>
            {list.rejected.length > 0 && <RejectedRows prices={prices} rejected={list.rejected} />}
            {list.plan.bigMoves.length > 0 && <BigMoves prices={prices} list={list} />}
            {prices.removed.length > 0 && (
              <div className={classes.card}>
                <Checkbox
                  label={t('removes', { count: prices.removed.length })}
                  checked={prices.removes}
                  onChange={({ currentTarget }) => prices.setRemoves(currentTarget.checked)}
                />
              </div>
            )}
            {list.plan.biggest && list.plan.bigMoves.length === 0 && (
              <p className="cp-dim">
                {t('biggest', {
                  before: money.full(list.plan.biggest.listed.before ?? 0),
                  after: money.full(list.plan.biggest.listed.after ?? 0),
                  row: list.plan.biggest.listed.row,
                })}
              </p>
            )}
          </>
        )}
      </section>
      <div className={classes.foot}>
        <span role="status">{list && status}</span>
        <Button component={Link} to={back} variant="default">
          {common('cancel')}
        </Button>
        <Button disabled={!prices.isReady || prices.parts.length === 0} onClick={run}>
          {t('run', { count: prices.count })}
        </Button>
      </div>
    </div>
  )
}
