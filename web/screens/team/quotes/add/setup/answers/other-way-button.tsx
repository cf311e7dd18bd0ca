import { Button, Menu } from '@mantine/core'
import type { Variant } from '@costard/pricing'
import { IconArrowBackUp, IconArrowsExchange } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { Icon } from '#ui/icon.tsx'
import { useCounterDraft } from '../../stored-draft.ts'
import { useCatalogDocuments } from '../../use-catalog-documents.ts'
import classes from '../device/device-head.module.css'
import { type OtherWay, repairOf, saleOf, withOtherWay } from './other-way.ts'
import type { LineForm } from '../draft/use-lines.ts'

/** On a repair: switches to buying the device. On such a purchase: back to the repair, with its answers. */
export function OtherWayButton({ line }: { readonly line: LineForm }) {
  const { kind } = line.document.pricing
  if (kind === 'repair') return <SellInstead line={line} />
  const hasOther = Object.keys(line.device.setups).some((id) => id !== line.setup.catalogId)
  return kind === 'buy' && hasOther ? <BackToRepair line={line} /> : null
}

function SellInstead({ line }: { readonly line: LineForm }) {
  const t = useTranslations('counter.setup')
  const documents = useCatalogDocuments('buy')?.map(({ document }) => document)
  const change = useChangeWay(line)
  const { variantName } = useVariantWords()
  const current = line.document.pricing.models
    .flatMap(({ variants }) => variants)
    .find(({ id }) => id === line.variantId)
  const way = documents && saleOf(line.device, current, documents)
  const [only, ...others] = way?.variants ?? []
  if (!way || !only) return null
  const props = {
    ...look,
    leftSection: <Icon of={IconArrowsExchange} size={18} />,
    children: t('sellInstead'),
  }
  if (others.length === 0) return <Button {...props} onClick={() => change(way, only)} />
  return (
    <Menu>
      <Menu.Target>
        <Button {...props} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('whichVariant')}</Menu.Label>
        {way.variants.map((variant) => (
          <Menu.Item key={variant.id} onClick={() => change(way, variant)}>
            {variantName(variant.attributes) || line.device.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function BackToRepair({ line }: { readonly line: LineForm }) {
  const t = useTranslations('counter.setup')
  const documents = useCatalogDocuments('repair')?.map(({ document }) => document)
  const change = useChangeWay(line)
  const way = documents && repairOf(line.device, documents)
  const [variant] = way?.variants ?? []
  if (!way || !variant) return null
  return (
    <Button
      {...look}
      leftSection={<Icon of={IconArrowBackUp} size={18} />}
      onClick={() => change(way, variant)}
    >
      {t('backToRepair')}
    </Button>
  )
}

const look = {
  className: classes.otherWay ?? '',
  variant: 'subtle',
  color: 'gray',
  px: 'xs',
  mih: 44,
} as const

/** Prices the line with another catalog. The address changes with the catalog. */
function useChangeWay({ device, document }: LineForm): (way: OtherWay, variant: Variant) => void {
  const [, changeDraft] = useCounterDraft()
  return (way, variant) => {
    const { id: catalogId, version: catalogVersion } = way.document.pricing
    const choice = { catalogId, catalogVersion, variantId: variant.id, document: way.document }
    changeDraft((draft) => withOtherWay(draft, device, document, choice))
  }
}
