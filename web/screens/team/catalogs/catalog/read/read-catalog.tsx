import { type CatalogDocument, type CatalogId, screenPatterns } from '@costard/contract'
import { Badge } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet, useMatch } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { catalogQuery } from '../../../quotes/add/catalog-query.ts'
import { useTeam } from '../../../team-context.ts'
import { DraftContext } from '../../draft/draft-context.ts'
import { DraftEditor } from '../../draft/draft-editor.ts'
import { CatalogHead } from '../catalog-head.tsx'
import classes from '../catalog-layout.module.css'

/** Published models of a catalog, for members who may not edit it. */
export function ReadCatalog({ catalogId }: { readonly catalogId: CatalogId }) {
  const { id: teamId } = useTeam()
  const { data } = useSuspenseQuery(catalogQuery(teamId, catalogId))
  return <Published key={data.pricing.version} catalogId={catalogId} document={data} />
}

function Published({
  catalogId,
  document,
}: {
  readonly catalogId: CatalogId
  readonly document: CatalogDocument
}) {
  const t = useTranslations('catalog.read')
  const catalogs = useTranslations('catalogs')
  const { id: teamId } = useTeam()
  const [editor] = useState(() => unchanging(document))
  const isModels = useMatch(screenPatterns.catalogModels) !== null
  return (
    <DraftContext value={{ teamId, catalogId, editor, state: editor.state() }}>
      <CatalogHead>
        <Badge className={classes.kind}>{catalogs('version', { version: document.pricing.version })}</Badge>
      </CatalogHead>
      <div className={classes.why}>
        <Note kind="news" icon={<Icon of={IconEye} size={18} />}>
          {t('why')}
        </Note>
      </div>
      <div className={classes.body}>
        {isModels ? (
          <Outlet />
        ) : (
          <Message
            title={t('onlyModels')}
            level={2}
            action={
              <LinkButton to={paths.catalogModels(teamId, catalogId)} variant="default">
                {t('toModels')}
              </LinkButton>
            }
          >
            {t('onlyModelsText')}
          </Message>
        )}
      </div>
    </DraftContext>
  )
}

/** Returns a read-only editor of a published document, in the shape for the grid. */
function unchanging(document: CatalogDocument): DraftEditor {
  const { version } = document.pricing
  const draft = { baseVersion: version, rev: 0, base: document, changes: [] }
  const refuse = () => Promise.reject(new Error('a published version does not change'))
  return new DraftEditor({ read: refuse, changesAfter: refuse, change: refuse }, draft)
}
