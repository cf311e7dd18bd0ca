import { catalogLimits, type TaxNumber } from '@costard/contract'
import { Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#ui/icon-button.tsx'
import { useTeam } from '../../team-context.ts'
import classes from './tax-screen.module.css'

/** Maximum number of registration numbers per team, as in the contract. */
const maxNumbers = 6

/** Tax registration numbers by the name of the tax, saved together. */
export function TaxNumbersForm({
  isReadOnly,
  isSaving,
  onSave,
}: {
  readonly isReadOnly: boolean
  readonly isSaving: boolean
  readonly onSave: (numbers: TaxNumber[]) => void
}) {
  const t = useTranslations('purchases.settings')
  const common = useTranslations('common')
  const { taxNumbers } = useTeam()
  const [typed, setTyped] = useState<readonly TaxNumber[]>()
  const shown = typed ?? taxNumbers
  const read = shown.map(({ name, number }) => ({ name: name.trim(), number: number.trim() }))
  const isValid =
    read.every(({ name, number }) => name !== '' && number !== '') &&
    new Set(read.map(({ name }) => name)).size === read.length
  const change = (index: number, changed: Partial<TaxNumber>) =>
    setTyped(shown.map((one, at) => (at === index ? { ...one, ...changed } : one)))
  if (isReadOnly && taxNumbers.length === 0) return null
  return (
    <form
      className={classes.numbers}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isValid) return
        onSave(read)
        setTyped(undefined)
      }}
    >
      <div>
        <h3>{t('taxNumbers')}</h3>
        <p className="cp-dim">{t('taxNumbersHelp')}</p>
      </div>
      <ul className={classes.list}>
        {shown.map(({ name, number }, index) => (
          <li key={index}>
            <TextInput
              label={t('taxName')}
              maxLength={catalogLimits.maxTaxName}
              value={name}
              readOnly={isReadOnly}
              onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
            />
            <TextInput
              label={t('taxNumber')}
              maxLength={40}
              value={number}
              readOnly={isReadOnly}
              onChange={({ currentTarget }) => change(index, { number: currentTarget.value })}
            />
            {!isReadOnly && (
              <IconButton
                icon={IconTrash}
                iconSize={18}
                label={t('removeTaxNumber', { name })}
                onClick={() => setTyped(shown.filter((_, at) => at !== index))}
              />
            )}
          </li>
        ))}
      </ul>
      {typed && !isValid && <p role="alert">{t('taxNumbersInvalid')}</p>}
      {!isReadOnly && (
        <div className={classes.actions}>
          <Button
            variant="default"
            disabled={shown.length >= maxNumbers}
            onClick={() => setTyped([...shown, { name: '', number: '' }])}
          >
            {t('addTaxNumber')}
          </Button>
          {typed && (
            <Button type="submit" disabled={!isValid} loading={isSaving}>
              {common('save')}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
