import { Button, FileButton } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { updateProfile } from 'firebase/auth'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { useSignedIn } from '#session/session-context.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { AskFirst } from '../kit/ask-first.tsx'
import { YourFace } from '../shell/your-face.tsx'
import classes from './account-screen.module.css'
import { squarePhoto, UnreadablePicture } from './square-photo.ts'

/** The user's photo: chosen here, cropped to a small square, stored on our server. */
export function PhotoField() {
  const t = useTranslations('account.photo')
  const { user, refresh } = useSignedIn()
  const reset = useRef<() => void>(null)
  const keep = useAction(
    async (file: File | null) => {
      // On removal, clear the profile's URL first, so that it never points to a deleted photo.
      if (file === null) {
        await updateProfile(user, { photoURL: '' })
        await api.account.removePhoto()
        return
      }
      const { url } = await api.account.savePhoto({ image: await squarePhoto(file) })
      await updateProfile(user, { photoURL: url })
    },
    {
      onDone: refresh,
      // Reset the input, so that the same file can be chosen again.
      onEnd: () => reset.current?.(),
    },
  )
  return (
    <div className="cp-row cp-gap-16">
      <YourFace size="4rem" />
      <div className={classes.content}>
        <div className={classes.actions}>
          <FileButton resetRef={reset} accept="image/*" onChange={(file) => file && keep.run(file)}>
            {(props) => (
              <Button {...props} variant="default" aria-busy={keep.isRunning}>
                {t(user.photoURL ? 'change' : 'choose')}
              </Button>
            )}
          </FileButton>
          {user.photoURL && (
            <AskFirst what="photo" label={t('remove')} onYes={() => keep.run(null)}>
              {(ask) => (
                <Button variant="subtle" onClick={ask} aria-busy={keep.isRunning}>
                  {t('remove')}
                </Button>
              )}
            </AskFirst>
          )}
        </div>
        <Problem error={keep.error} />
      </div>
    </div>
  )
}

function Problem({ error }: { readonly error: unknown }) {
  const t = useTranslations('account.photo')
  if (codeOf(error) !== undefined) return <ProblemNote error={error} />
  if (!(error instanceof UnreadablePicture)) return <AuthErrorPanel error={error} />
  return (
    <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
      {t('unreadable')}
    </Note>
  )
}
