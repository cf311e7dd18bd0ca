import { type CatalogExample, catalogLimits } from '@costard/contract'
import { Button, TextInput } from '@mantine/core'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { useNameProblem } from '#forms/use-name-problem.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Trial } from '../bench/bench-price.ts'
import { ExampleTable } from './example-table.tsx'
import classes from './examples.module.css'
import { useChangeExamples } from './use-change-examples.ts'
import { useExamples } from './use-examples.ts'

/**
 * The saved examples of the catalog, and a button that saves the current trial as one. name: suggested name
 * for it.
 */
export function SavedExamples({
  trial,
  name: proposed,
  onOpen,
}: {
  readonly trial: Trial
  readonly name: string
  readonly onOpen: (trial: Trial) => void
}) {
  const t = useTranslations('catalogRules.examples')
  const common = useTranslations('common')
  const { priced, error } = useExamples()
  const { add, remove } = useChangeExamples()
  const [name, setName] = useState<string>()
  const wrongName = useNameProblem()(name ?? '')

  function save(event: FormEvent): void {
    event.preventDefault()
    if (name === undefined || name.trim() === '' || wrongName !== undefined || add.isRunning) return
    add.run({ name: name.trim(), trial }, { onSuccess: () => setName(undefined) })
  }

  return (
    <section aria-label={t('title')}>
      <div className={classes.head}>
        <h3>{t('title')}</h3>
        {name === undefined && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon of={IconBookmarkPlus} size={16} />}
            onClick={() => setName(proposed)}
          >
            {t('save')}
          </Button>
        )}
      </div>
      {name !== undefined && (
        <form className={classes.form} onSubmit={save}>
          <TextInput
            label={t('name')}
            size="sm"
            data-autofocus
            autoFocus
            maxLength={catalogLimits.maxName}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={wrongName}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button variant="default" onClick={() => setName(undefined)}>
            {common('cancel')}
          </Button>
          <ActionButton
            type="submit"
            isRunning={add.isRunning}
            disabled={name.trim() === ''}
            label={t('keep')}
            running={t('keeping')}
          />
        </form>
      )}
      {codeOf(add.error) === 'catalog/too-many-examples' ? (
        <Note kind="problem">{t('tooMany', { max: catalogLimits.maxExamples })}</Note>
      ) : (
        <ProblemNote error={add.error ?? error} />
      )}
      {codeOf(remove.error) !== 'catalog/example-not-found' && <ProblemNote error={remove.error} />}
      {priced?.length === 0 && <p className={classes.hint}>{t('none')}</p>}
      {priced && priced.length > 0 && (
        <ExampleTable
          priced={priced}
          onOpen={({ trial: kept }: CatalogExample) => onOpen(kept)}
          onRemove={({ id }: CatalogExample) => remove.run(id)}
        />
      )}
    </section>
  )
}
