import { changedParts, partId } from '@costard/catalogs'
import type { CatalogDocument } from '@costard/contract'
import { use, useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ChangesContext } from '#live/changes.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { ChangeList } from '../../parts/change-list.tsx'
import { usePublished } from '../../rules/use-published.ts'
import classes from './publish.module.css'

/** Differences from the published version, with their authors. */
export function Changes() {
  const t = useTranslations('catalog.publishing')
  const { baseVersion } = useDraft().state
  const base = usePublished()
  if (baseVersion === null) return <p className={classes.hint}>{t('first')}</p>
  return (
    <section className={classes.part}>
      <h3>{t('changed', { version: baseVersion })}</h3>
      {base && <ChangedSince base={base} />}
    </section>
  )
}

function ChangedSince({ base }: { readonly base: CatalogDocument }) {
  const t = useTranslations('catalog.publishing')
  const { document, changed } = useDraft().state
  const { members } = use(ChangesContext)
  const [isAll, setAll] = useState(false)
  const changes = useMemo(() => changedParts(base, document), [base, document])
  const shown = isAll ? changes : changes.slice(0, 8)
  if (changes.length === 0) return <p className={classes.hint}>{t('same')}</p>
  return (
    <>
      <ChangeList
        changes={shown}
        before={base}
        after={document}
        authorOf={(change) => members.get(changed.get(partId(change))?.updatedBy ?? '')?.name}
      />
      {shown.length < changes.length && (
        <Button variant="default" size="xs" onClick={() => setAll(true)}>
          {t('allChanges', { count: changes.length })}
        </Button>
      )}
    </>
  )
}
