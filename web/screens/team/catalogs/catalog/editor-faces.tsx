import { useTranslations } from 'use-intl'
import { Faces } from '#live/colleague-faces.tsx'
import { useFormatter } from '#messages/use-formatter.ts'
import { useEditors } from '../draft/editors.ts'
import { useDraft } from '../draft/draft-context.ts'
import { usePartName } from '../parts/use-part-name.ts'

/** Colleagues on this catalog, with the part that each edits. */
export function EditorFaces() {
  const t = useTranslations('catalog.editors')
  const format = useFormatter()
  const { parts, document } = useDraft().state
  const nameOf = usePartName(document)
  const byPerson = new Map(useEditors().map((editor) => [editor.uid, editor]))
  const people = [...byPerson.values()].map(({ place, name, ...editor }) => {
    const part = parts.get(place)
    return { ...editor, name: name || t('guest'), ...(part && { where: nameOf(part) }) }
  })
  const names = format.list(people.map(({ name }) => name))
  return (
    <Faces people={people} inWords={people.length > 0 ? t('open', { names, count: people.length }) : ''} />
  )
}
