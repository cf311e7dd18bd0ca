import { textIn } from '@costard/contract'
import { Button, FileButton, Textarea } from '@mantine/core'
import { IconDownload, IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { exportCsv, exportXlsx } from './export-prices.ts'
import classes from './import-prices.module.css'
import { maxListRows, type PriceListState } from './use-price-list.ts'

/** Asks for a file, or for a pasted table. */
export function StartImport({
  prices,
  onOpen,
}: {
  readonly prices: PriceListState
  readonly onOpen: () => void
}) {
  const t = useTranslations('catalogImport')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const { catalogId, state } = useDraft()
  const { language, region } = useRegion()
  const hasCosts = useMay('cost.view')
  const [text, setText] = useState('')
  const name = textIn(language, state.document.wording.name)
  const open = (blob: Blob, fileName: string) => {
    onOpen()
    void prices.open(blob, fileName)
  }
  return (
    <section
      className={classes.start}
      aria-labelledby="import-title"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) open(file, file.name)
      }}
    >
      <h2 id="import-title">{t('title')}</h2>
      <p className="cp-dim">{t('lead', { rows: maxListRows })}</p>
      {prices.problem && (
        <Note kind="problem">
          {t('notRead', { name: prices.problem.name })}{' '}
          {t(`problem.${prices.problem.is}`, { rows: maxListRows })}
        </Note>
      )}
      <div className={classes.buttons}>
        <FileButton
          accept=".csv,.tsv,.txt,.xlsx,.xlsm,.ods,.xls,.html,.htm,text/csv,text/plain,text/html"
          onChange={(file) => file && open(file, file.name)}
        >
          {(props) => (
            <Button {...props} leftSection={<Icon of={IconFileUpload} size={18} />}>
              {t('choose')}
            </Button>
          )}
        </FileButton>
        <Button component={Link} to={paths.catalogModels(teamId, catalogId)} variant="default">
          {common('cancel')}
        </Button>
      </div>
      <Textarea
        label={t('paste')}
        description={t('pasteHint')}
        classNames={{ input: 'cp-mono' }}
        rows={6}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          // A copied table has its cells in HTML; in the plain text, cells with several lines are split.
          const html = event.clipboardData.getData('text/html')
          if (!/<table[\s>]/i.test(html)) return
          event.preventDefault()
          open(new Blob([html]), t('pasted'))
        }}
      />
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={text.trim() === ''}
          onClick={() => open(new Blob([text]), t('pasted'))}
        >
          {t('readPasted')}
        </Button>
      </div>
      <h3>{t('template')}</h3>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<Icon of={IconDownload} size={18} />}
          onClick={() => void exportXlsx(state.document, name, hasCosts)}
        >
          {t('xlsx')}
        </Button>
        <Button variant="default" onClick={() => exportCsv(state.document, name, region, hasCosts)}>
          {t('csv')}
        </Button>
      </div>
    </section>
  )
}
