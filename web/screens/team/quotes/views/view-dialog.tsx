import { type QuoteView, quoteLimits } from '@costard/contract'
import { Button, Radio, Stack, TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { useNameProblem } from '#forms/use-name-problem.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { AskFirst } from '../../kit/ask-first.tsx'
import { useToday } from '../../kit/use-today.ts'
import { useMay, useTeam } from '../../team-context.ts'
import { quoteViewsQuery } from '../quotes-query.ts'
import { addressOf } from './view-tabs.tsx'
import classes from './view-dialog.module.css'

/** Saves the filters as a new view or over an existing one, or renames or removes a view. */
export function ViewDialog({
  kind,
  query,
  view,
  onClose,
}: {
  readonly kind: 'save' | 'edit'
  readonly query: string
  readonly view: QuoteView | undefined
  readonly onClose: () => void
}) {
  const t = useTranslations('quoteList.views')
  const common = useTranslations('common')
  const mayShare = useMay('quote.create')
  const [name, setName] = useState(kind === 'edit' ? (view?.name ?? '') : '')
  const wrongName = useNameProblem()(name)
  const [isShared, setShared] = useState(false)
  const { add, edit, remove, error } = useViewChanges(onClose)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (wrongName !== undefined) return
    if (kind === 'save') add.run({ name, query, isShared })
    else if (view) edit.run({ view, name })
  }
  return (
    <Dialog opened onClose={onClose} title={t(kind === 'save' ? 'title' : 'editTitle')}>
      <form onSubmit={submit}>
        <Stack>
          {kind === 'save' && view?.mayEdit && (
            <ActionButton
              variant="default"
              isRunning={edit.isRunning}
              label={t('replace', { name: view.name })}
              running={common('saving')}
              onClick={() => edit.run({ view, query })}
            />
          )}
          <TextInput
            data-autofocus
            required
            label={t('name')}
            maxLength={quoteLimits.maxViewName}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={wrongName}
          />
          {kind === 'save' && mayShare && (
            <Radio.Group
              label={t('forWhom')}
              value={isShared ? 'team' : 'me'}
              onChange={(value) => setShared(value === 'team')}
            >
              <div className={classes.options}>
                <Radio value="me" label={t('forMe')} />
                <Radio value="team" label={t('forTeam')} />
              </div>
            </Radio.Group>
          )}
          <ViewProblem error={error} />
          <div className={`cp-dialog-foot ${classes.foot}`}>
            {kind === 'edit' && view && (
              <AskFirst what="view" name={view.name} label={t('remove')} onYes={() => remove.run(view)}>
                {(ask) => (
                  <ActionButton
                    variant="subtle"
                    color="red"
                    isRunning={remove.isRunning}
                    label={t('remove')}
                    running={common('removing')}
                    onClick={ask}
                  />
                )}
              </AskFirst>
            )}
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <ActionButton
              type="submit"
              isRunning={kind === 'save' ? add.isRunning : edit.isRunning}
              label={t(kind === 'save' ? 'saveNew' : 'rename')}
              running={common('saving')}
            />
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}

function useViewChanges(onDone: () => void) {
  const { id: teamId, timeZone } = useTeam()
  const today = useToday(timeZone)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const show = (search: string) => navigate({ search }, { replace: true, preventScrollReset: true })
  const refresh = () => cache.invalidateQueries({ queryKey: quoteViewsQuery(teamId).queryKey })
  const onSaved = async (view: QuoteView) => {
    await refresh()
    onDone()
    await show(addressOf(view, today))
  }
  // Read again after a refusal too, since the view has changed.
  const onError = () => void refresh()
  const add = useAction(
    (input: Pick<QuoteView, 'name' | 'query' | 'isShared'>) => api.quoteViews.add({ teamId, ...input }),
    {
      onDone: onSaved,
      onFailed: onError,
    },
  )
  const edit = useAction(
    ({
      view: { id, rev },
      ...changed
    }: {
      readonly view: QuoteView
      readonly name?: string
      readonly query?: string
    }) => api.quoteViews.edit({ teamId, viewId: id, rev, ...changed }),
    {
      onDone: onSaved,
      onFailed: onError,
    },
  )
  const remove = useAction(({ id, rev }: QuoteView) => api.quoteViews.remove({ teamId, viewId: id, rev }), {
    onDone: async () => {
      onDone()
      await show('')
      await refresh()
    },
    onFailed: onError,
  })
  return { add, edit, remove, error: add.error ?? edit.error ?? remove.error }
}

function ViewProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('quoteList.views')
  const words = () => {
    switch (codeOf(error)) {
      case 'view/changed':
        return t('changed')
      case 'view/not-found':
        return t('gone')
      case 'view/too-many':
        return t('tooMany', { count: quoteLimits.maxViews })
      case 'team/not-allowed':
        return t('notAllowed')
      default:
        return undefined
    }
  }
  const text = words()
  if (text === undefined) return <ProblemNote error={error} />
  return (
    <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
      {text}
    </Note>
  )
}
