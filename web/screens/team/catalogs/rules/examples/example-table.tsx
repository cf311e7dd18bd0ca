import type { CatalogExample } from '@costard/contract'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { Icon } from '#ui/icon.tsx'
import { AskFirst } from '../../../kit/ask-first.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import type { ExamplePrice, PricedExample } from './example-prices.ts'
import classes from './examples.module.css'

/** Examples with their price in the published version and in the draft. */
export function ExampleTable({
  priced,
  onOpen,
  onRemove,
}: {
  readonly priced: readonly PricedExample[]
  readonly onOpen?: (example: CatalogExample) => void
  readonly onRemove?: (example: CatalogExample) => void
}) {
  const t = useTranslations('catalogRules.examples')
  const { baseVersion, document } = useDraft().state
  const money = useMoney(document.pricing.currency)
  const textOf = ({ outcome, minor }: ExamplePrice) =>
    minor === null ? t(`outcome.${outcome}`) : money.full(minor)
  const difference = ({ now, before, isSame }: PricedExample) => {
    if (!before) return ''
    if (isSame) return t('same')
    return now.minor === null || before.minor === null ? t('other') : money.signed(now.minor - before.minor)
  }
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('run')}</th>
          {baseVersion !== null && <th scope="col">{t('version', { version: baseVersion })}</th>}
          <th scope="col">{t('version', { version: (baseVersion ?? 0) + 1 })}</th>
          {baseVersion !== null && <th scope="col">{t('difference')}</th>}
          {onRemove && (
            <th scope="col">
              <span className="cp-hidden">{t('removal')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {priced.map((one) => (
          <tr key={one.example.id} data-differs={!one.isSame || undefined}>
            <th scope="row">
              {onOpen ? (
                <UnstyledButton className={classes.name ?? ''} onClick={() => onOpen(one.example)}>
                  {one.example.name}
                </UnstyledButton>
              ) : (
                one.example.name
              )}
            </th>
            {one.before && <td>{textOf(one.before)}</td>}
            <td>{textOf(one.now)}</td>
            {baseVersion !== null && <td>{difference(one)}</td>}
            {onRemove && (
              <td>
                <AskFirst
                  what="example"
                  name={one.example.name}
                  label={t('remove', { name: one.example.name })}
                  onYes={() => onRemove(one.example)}
                >
                  {(ask) => (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('remove', { name: one.example.name })}
                      onClick={ask}
                    >
                      <Icon of={IconTrash} size={16} />
                    </ActionIcon>
                  )}
                </AskFirst>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
