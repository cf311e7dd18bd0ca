import {
  type CatalogId,
  type PriceSource,
  type PriceSourceId,
  priceSourceLimits,
  textIn,
} from '@costard/contract'
import { NativeSelect, NumberInput, Radio, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useRegion } from '#messages/region-context.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { managedCatalogsQuery } from '../../team-queries.ts'
import { SourceProblem } from './source-problem.tsx'
import { useSourceChange } from './use-source-change.ts'

/** Adds a price source, or edits one. */
export function SourceDialog({
  source,
  onClose,
  onAdded,
}: {
  readonly source?: PriceSource
  readonly onClose: () => void
  readonly onAdded?: (id: PriceSourceId) => void
}) {
  const t = useTranslations('priceSources')
  const common = useTranslations('common')
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  const mayForce = useMay('price.inForce')
  const { data: catalogs = [] } = useQuery(managedCatalogsQuery(teamId))
  const open = catalogs.filter(({ archivedAt }) => archivedAt === null)
  const [form, setForm] = useState(() => valuesOf(source))
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const catalogId = (form.catalogId || open[0]?.id) as CatalogId | undefined
  const save = useSourceChange(
    async () => {
      if (!catalogId) return undefined
      const settings = settingsOf(form)
      if (source) return api.priceSources.edit({ teamId, sourceId: source.id, ...settings })
      const { header, ...rest } = settings
      return api.priceSources.add({ teamId, catalogId, header, ...rest })
    },
    (saved) => {
      if (!source && saved) onAdded?.(saved.id)
      onClose()
    },
  )
  const isAddress = form.from === 'address'
  const isReady = form.name.trim() !== '' && (!isAddress || URL.parse(form.url)?.protocol === 'https:')
  return (
    <FormDialog
      title={t(source ? 'editTitle' : 'new')}
      size="lg"
      action={save}
      disabled={!isReady || !catalogId}
      label={source ? common('save') : t('add')}
      running={common('saving')}
      onClose={onClose}
    >
      <Stack>
        <TextInput
          label={t('field.name')}
          maxLength={120}
          data-autofocus
          value={form.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        {!source && (
          <NativeSelect
            label={t('field.catalog')}
            value={catalogId ?? ''}
            data={open.map(({ id, name }) => ({ value: id, label: textIn(language, name) }))}
            onChange={({ currentTarget }) => change({ catalogId: currentTarget.value })}
          />
        )}
        <SegmentedControl
          aria-label={t('field.from')}
          value={form.from}
          data={[
            { value: 'address', label: t('fromAddress') },
            { value: 'file', label: t('fromFile') },
          ]}
          onChange={(from) => change({ from: from === 'file' ? 'file' : 'address' })}
        />
        {isAddress && <AddressFields form={form} change={change} source={source} />}
        <TextInput
          label={t('field.jsonPath')}
          description={t('jsonPathHelp')}
          maxLength={priceSourceLimits.maxPath}
          value={form.jsonPath}
          onChange={({ currentTarget }) => change({ jsonPath: currentTarget.value })}
        />
        <Radio.Group
          label={t('field.fills')}
          value={form.fills}
          onChange={(fills) => change({ fills: fills === 'draft' ? 'draft' : 'hint' })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="hint" label={t('asHint')} />
            <Radio value="draft" label={t('asDraft')} />
          </Stack>
        </Radio.Group>
        <TextInput
          label={t('field.hint')}
          maxLength={priceSourceLimits.maxHint}
          value={form.hint}
          onChange={({ currentTarget }) => change({ hint: currentTarget.value })}
        />
        <Shares form={form} change={change} mayForce={mayForce} />
        <SourceProblem error={save.error} />
      </Stack>
    </FormDialog>
  )
}

interface Form {
  readonly name: string
  readonly catalogId: string
  readonly from: 'address' | 'file'
  readonly url: string
  readonly headerName: string
  readonly secret: string
  readonly jsonPath: string
  readonly fills: 'hint' | 'draft'
  readonly hint: string
  readonly readAt: string
  readonly maxMove: number
  readonly maxFewer: number
  /** Per cent; '' means never. */
  readonly inForce: number | ''
}

interface Part {
  readonly form: Form
  readonly change: (part: Partial<Form>) => void
}

function AddressFields({ form, change, source }: Part & { readonly source: PriceSource | undefined }) {
  const t = useTranslations('priceSources')
  return (
    <>
      <TextInput
        type="url"
        label={t('field.address')}
        description={t('addressHelp')}
        maxLength={priceSourceLimits.maxUrl}
        value={form.url}
        onChange={({ currentTarget }) => change({ url: currentTarget.value })}
      />
      <TextInput
        label={t('field.headerName')}
        description={t('headerHelp')}
        maxLength={priceSourceLimits.maxHeaderName}
        value={form.headerName}
        onChange={({ currentTarget }) => change({ headerName: currentTarget.value })}
      />
      {form.headerName !== '' && (
        <TextInput
          type="password"
          label={t('field.key')}
          description={source?.header ? t('keyEnds', source.header) : t('keyHelp')}
          maxLength={priceSourceLimits.maxSecret}
          value={form.secret}
          onChange={({ currentTarget }) => change({ secret: currentTarget.value })}
        />
      )}
      <TextInput
        type="time"
        label={t('field.readAt')}
        description={t('readAtHelp')}
        value={form.readAt}
        onChange={({ currentTarget }) => change({ readAt: currentTarget.value })}
      />
    </>
  )
}

/**
 * Limits, in per cent, at which a list is held, and whether it takes effect without approval, which only an
 * owner may set.
 */
function Shares({ form, change, mayForce }: Part & { readonly mayForce: boolean }) {
  const t = useTranslations('priceSources')
  const numberOf = (value: number | string) => (typeof value === 'number' ? value : 0)
  return (
    <>
      <NumberInput
        label={t('field.maxMove')}
        suffix=" %"
        min={0}
        max={100}
        value={form.maxMove}
        onChange={(value) => change({ maxMove: numberOf(value) })}
      />
      <NumberInput
        label={t('field.maxFewer')}
        suffix=" %"
        min={0}
        max={100}
        value={form.maxFewer}
        onChange={(value) => change({ maxFewer: numberOf(value) })}
      />
      {form.fills === 'draft' && mayForce && (
        <NumberInput
          label={t('field.inForce')}
          description={t('inForceHelp')}
          suffix=" %"
          min={0}
          max={priceSourceLimits.maxInForceBp / 100}
          decimalScale={2}
          value={form.inForce}
          onChange={(value) => change({ inForce: typeof value === 'number' && value > 0 ? value : '' })}
        />
      )}
    </>
  )
}

function valuesOf(source: PriceSource | undefined): Form {
  return {
    name: source?.name ?? '',
    catalogId: source?.catalogId ?? '',
    from: source?.url === null ? 'file' : 'address',
    url: source?.url ?? 'https://',
    headerName: source?.header?.name ?? '',
    secret: '',
    jsonPath: source?.jsonPath ?? '',
    fills: source?.fills ?? 'hint',
    hint: source?.hint ?? '',
    readAt: source ? (source.readAt ?? '') : '06:00',
    maxMove: (source?.maxMoveBp ?? 2000) / 100,
    maxFewer: (source?.maxFewerBp ?? 200) / 100,
    inForce: source?.inForceBp == null ? '' : source.inForceBp / 100,
  }
}

function settingsOf(form: Form) {
  const isAddress = form.from === 'address'
  const hasHeader = isAddress && form.headerName !== ''
  return {
    name: form.name.trim(),
    url: isAddress ? form.url : null,
    header: hasHeader ? { name: form.headerName, ...(form.secret !== '' && { secret: form.secret }) } : null,
    jsonPath: form.jsonPath.trim() === '' ? null : form.jsonPath.trim(),
    fills: form.fills,
    hint: form.hint.trim() === '' ? form.name.trim().slice(0, priceSourceLimits.maxHint) : form.hint.trim(),
    readAt: isAddress && form.readAt !== '' ? form.readAt : null,
    maxMoveBp: Math.round(form.maxMove * 100),
    maxFewerBp: Math.round(form.maxFewer * 100),
    inForceBp: form.fills === 'draft' && form.inForce !== '' ? Math.round(form.inForce * 100) : null,
    isOn: true,
  }
}
