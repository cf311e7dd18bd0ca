import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { ChangeList } from '../../parts/change-list.tsx'
import { useVersionChanges } from './use-version-changes.ts'
import classes from './versions.module.css'

/** Number of changes shown initially. */
const shownFirst = 50

/** Differences between two versions. same: text if there are none. */
export function VersionChanges({
  from,
  to,
  same,
}: {
  readonly from: number
  readonly to: number
  readonly same: string
}) {
  const t = useTranslations('catalog.versions')
  const [isAll, setAll] = useState(false)
  const { found, error } = useVersionChanges(from, to)
  if (error) return <ProblemNote error={error} />
  if (!found) return null
  const { changes, before, after } = found
  if (changes.length === 0) return <p className={classes.hint}>{same}</p>
  return (
    <>
      <ChangeList changes={isAll ? changes : changes.slice(0, shownFirst)} before={before} after={after} />
      {!isAll && changes.length > shownFirst && (
        <Button variant="default" size="xs" mt="sm" onClick={() => setAll(true)}>
          {t('all', { count: changes.length })}
        </Button>
      )}
    </>
  )
}
