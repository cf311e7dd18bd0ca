import { type Language, languages } from '@costard/contract'
import { Button, SegmentedControl, Switch } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ActionButton } from '#ui/action-button.tsx'
import { languageNames } from '#ui/fields/language-names.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { MessagePreview } from './message-preview.tsx'
import classes from './messages-screen.module.css'
import type { TeamMessage } from './messages-query.ts'
import { ResetWording } from './reset-wording.tsx'
import type { UnsavedWording } from './unsaved-wordings.ts'
import { useWording } from './use-wording.ts'
import { WordingFields } from './wording-fields.tsx'

/** Editor for one message in one language, with a preview. */
export function MessageEditor({
  message,
  language,
  isReadOnly,
  unsaved,
  onType,
  onLanguage,
}: {
  readonly message: TeamMessage
  readonly language: Language
  readonly isReadOnly: boolean
  readonly unsaved: UnsavedWording | undefined
  readonly onType: (wording: UnsavedWording | undefined) => void
  readonly onLanguage: (language: Language) => void
}) {
  const t = useTranslations('settings.message')
  const common = useTranslations('common')
  const notify = useNotice()
  const wording = useWording({ message, language, unsaved, onType })
  const noteSaved = (isSaved: boolean) => isSaved && notify(t('saved'))
  return (
    <>
      <form
        className={classes.editor}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (wording.isUnsaved && wording.isValid && !wording.isSaving) void wording.save().then(noteSaved)
        }}
      >
        <Link className={`cp-phone-only ${classes.back}`} to={{ search: '' }}>
          <Icon of={IconArrowLeft} size={18} /> {t('back')}
        </Link>
        <div className={classes.head}>
          <h3>{t(`name.${message.name}`)}</h3>
          <SegmentedControl
            aria-label={t('language')}
            data={languages.map((value) => ({
              value,
              label: (
                <abbr title={languageNames[value]} className={classes.language}>
                  {value.toUpperCase()}
                </abbr>
              ),
            }))}
            value={language}
            onChange={onLanguage}
          />
        </div>
        <fieldset disabled={isReadOnly}>
          {message.canBeOff && (
            <Switch
              label={t('send')}
              checked={wording.isOn}
              onChange={({ currentTarget }) => wording.turn(currentTarget.checked)}
            />
          )}
          <WordingFields name={message.name} language={language} wording={wording} />
          {!isReadOnly && (
            <div className="cp-row cp-wrap cp-gap-8">
              <ActionButton
                type="submit"
                disabled={!wording.isUnsaved || !wording.isValid}
                isRunning={wording.isSaving}
                label={common('save')}
                running={common('saving')}
              />
              {wording.isUnsaved && (
                <Button variant="default" onClick={wording.discard}>
                  {t('discard')}
                </Button>
              )}
              {message.wordings[language].isOwn && (
                <ResetWording wording={wording} saved={message.wordings[language]} language={language} />
              )}
            </div>
          )}
          <p className="cp-dim" role="status">
            {wording.isUnsaved && t(wording.isValid ? 'unsaved' : 'waits')}
          </p>
        </fieldset>
        {wording.isConflict && (
          <Note
            kind="problem"
            action={
              <div className="cp-row cp-wrap cp-gap-8">
                <Button variant="default" onClick={wording.discard}>
                  {t('useTheirs')}
                </Button>
                <Button variant="default" onClick={() => void wording.saveMine().then(noteSaved)}>
                  {t('saveMine')}
                </Button>
              </div>
            }
          >
            <b>{t('changed')}</b>
            <div>{t('changedHelp')}</div>
          </Note>
        )}
        <ProblemNote error={wording.error} />
      </form>
      {!isReadOnly && <MessagePreview name={message.name} language={language} wording={wording} />}
    </>
  )
}
