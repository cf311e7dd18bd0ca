import { type CatalogId, catalogLimits, textIn } from '@costard/contract'
import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { useNameProblem } from '#forms/use-name-problem.ts'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { LinkButton } from '#ui/link-button.tsx'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useKeys } from '#ui/layout/use-keys.ts'
import { PlanLimitNote } from '../../kit/plan-limit-note.tsx'
import { useTeam } from '../../team-context.ts'
import { managedCatalogsQuery } from '../../team-queries.ts'
import classes from '../catalogs.module.css'
import { useTextProblem } from '../rules/fields/use-text-problem.ts'
import { CatalogStarts, starts, type Start } from './catalog-starts.tsx'
import { type Kind, useAddCatalog } from './use-add-catalog.ts'

const kinds = ['buy', 'repair', 'sell'] as const

export function CatalogForm() {
  const t = useTranslations('catalogs.add')
  const common = useTranslations('common')
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const { data: own = [] } = useQuery(managedCatalogsQuery(teamId), cache)
  const [kind, setKind] = useState<Kind>('buy')
  const [start, setStart] = useState<Start>('sample')
  const [copied, setCopied] = useState<CatalogId>()
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const add = useAddCatalog()
  const problemOf = useTextProblem()
  useKeys(Object.fromEntries(starts.map((one, index) => [String(index + 1), () => setStart(one)])))
  const trimmed = name.trim()
  const wrongName = useNameProblem()(name) ?? (trimmed === '' ? t('nameMissing') : undefined)
  const isTaken = own.some((one) => textIn(language, one.name) === trimmed)
  const source = own.find(({ id }) => id === copied) ?? own[0]

  function create(): void {
    setTried(true)
    if (wrongName !== undefined || trimmed.length > catalogLimits.maxName || add.isRunning) return
    if (start === 'copy' && source) add.run({ name: trimmed, start: { from: 'copy', catalogId: source.id } })
    else
      add.run({
        name: trimmed,
        start: { from: start === 'sample' ? 'sample' : 'empty', kind },
        importsPrices: start === 'list',
      })
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        create()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) create()
      }}
    >
      {start !== 'copy' && (
        <fieldset>
          <legend>{t('kind')}</legend>
          <SegmentedControl
            aria-label={t('kind')}
            data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={kind}
            onChange={(value) => setKind(value)}
          />
        </fieldset>
      )}
      <CatalogStarts start={start} canCopy={source !== undefined} onChange={setStart} />
      {start === 'copy' && source && (
        <NativeSelect
          label={t('copyOf')}
          data={own.map((one) => ({ value: one.id, label: textIn(language, one.name) }))}
          value={source.id}
          onChange={({ currentTarget }) => setCopied(own.find(({ id }) => id === currentTarget.value)?.id)}
        />
      )}
      <TextInput
        label={t('name')}
        description={isTaken ? t('nameTaken') : t('nameText')}
        required
        withAsterisk={false}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={problemOf(trimmed, catalogLimits.maxName) ?? (isTried && wrongName)}
      />
      {codeOf(add.error) === 'catalog/too-many' ? (
        <Note kind="problem">{t('tooMany', { max: catalogLimits.maxCatalogs })}</Note>
      ) : codeOf(add.error) === 'plan/limit-reached' ? (
        <PlanLimitNote meter="catalogs" />
      ) : (
        <ProblemNote error={add.error} />
      )}
      <div className={classes.foot}>
        <ActionButton type="submit" isRunning={add.isRunning} label={t('create')} running={t('creating')} />
        <LinkButton to={paths.catalogs(teamId)} variant="default">
          {common('cancel')}
        </LinkButton>
        <span className="cp-dim">{t('note')}</span>
      </div>
    </form>
  )
}
