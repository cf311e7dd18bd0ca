import { type Quote, textIn } from '@costard/contract'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../../../team-context.ts'
import { catalogsQuery } from '../../../../team-queries.ts'
import { NewerPricesDialog } from './newer-prices-dialog.tsx'

/**
 * Note that catalogs of the draft were published after its lines were priced, with a link to the differences.
 */
export function NewerPricesNote({
  quote,
  className,
}: {
  readonly quote: Quote
  readonly className: string | undefined
}) {
  const t = useTranslations('counter.review.newerPrices')
  const { language } = useRegion()
  const { id } = useTeam()
  const { data: catalogs = [] } = useQuery(catalogsQuery(id))
  const [isOpen, { open, close }] = useDisclosure()
  const newer = catalogs.filter(({ id: catalogId, version }) =>
    quote.lines.some((line) => line.catalogId === catalogId && line.catalogVersion < version),
  )
  if (newer.length === 0) return null
  const names = newer.map(({ name }) => textIn(language, name))
  return (
    <div className={className}>
      <Note
        kind="money"
        icon={<Icon of={IconTag} size={18} />}
        action={
          <Button variant="default" size="compact-sm" onClick={open}>
            {t('compare')}
          </Button>
        }
      >
        {t('note', { count: names.length, catalogs: new Intl.ListFormat(language).format(names) })}
      </Note>
      {isOpen && <NewerPricesDialog quote={quote} onClose={close} />}
    </div>
  )
}
