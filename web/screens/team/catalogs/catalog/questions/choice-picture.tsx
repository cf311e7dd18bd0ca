import { catalogLimits, choicePicturePath } from '@costard/contract'
import { Button, FileButton } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { drawnSmall, UnreadablePicture } from '#ui/pictures/drawn-small.ts'
import { Icon } from '#ui/icon.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import classes from './question-editor.module.css'

/** Picture of a choice. Stored when selected; the reference from the choice is part of the draft. */
export function ChoicePicture({
  name,
  image,
  onChange,
}: {
  readonly name: string
  readonly image: string | undefined
  readonly onChange: (image: string | undefined) => void
}) {
  const t = useTranslations('catalogRules.choice')
  const { teamId, catalogId } = useDraft()
  const reset = useRef<() => void>(null)
  const add = useAction(
    async (file: File) =>
      api.catalogPictures.add({
        teamId,
        catalogId,
        image: await drawnSmall(file, {
          sides: [480, 320, 200],
          types: ['image/png', 'image/jpeg'],
          maxBytes: catalogLimits.maxPictureBytes,
          maxFileBytes: 8 * 1024 * 1024,
        }),
      }),
    {
      onDone: ({ id }) => onChange(id),
      // Resets the input, so that the same file can be chosen again.
      onEnd: () => reset.current?.(),
    },
  )
  const code = codeOf(add.error)
  const isUnreadable = add.error instanceof UnreadablePicture || code === 'catalog/picture-unreadable'
  return (
    <span className={classes.pictureField}>
      {image !== undefined && <img className={classes.picture} src={choicePicturePath(image)} alt="" />}
      <FileButton
        resetRef={reset}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        onChange={(file) => file && add.run(file)}
      >
        {(props) => (
          <Button
            {...props}
            size="xs"
            variant="subtle"
            aria-busy={add.isRunning}
            aria-label={t(image === undefined ? 'addPictureTo' : 'replacePictureOf', { name })}
            leftSection={<Icon of={IconPhoto} size={16} />}
          >
            {t(image === undefined ? 'addPicture' : 'replacePicture')}
          </Button>
        )}
      </FileButton>
      {image !== undefined && (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={t('removePictureOf', { name })}
          onClick={() => onChange(undefined)}
        >
          {t('removePicture')}
        </Button>
      )}
      {isUnreadable ? (
        <Note kind="problem">{t('pictureUnreadable')}</Note>
      ) : code === 'catalog/too-many-pictures' ? (
        <Note kind="problem">{t('tooManyPictures', { max: String(catalogLimits.maxPictures) })}</Note>
      ) : (
        <ProblemNote error={add.error} />
      )}
    </span>
  )
}
