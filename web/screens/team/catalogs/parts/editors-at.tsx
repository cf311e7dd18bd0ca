import { Tooltip } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { Face } from '#ui/pictures/face.tsx'
import { useEditors } from '../draft/editors.ts'
import classes from './editors-at.module.css'

/** The colleagues who are editing one of these parts, in the row of the part. */
export function EditorsAt({ places }: { readonly places: readonly string[] }) {
  const t = useTranslations('catalog.editors')
  const format = useFormatter()
  const editors = useEditors().filter(({ place }) => places.includes(place))
  const [first] = editors
  if (!first) return null
  const names = [...new Set(editors.map(({ name }) => name || t('guest')))]
  const inWords = t('here', { names: format.list(names), count: names.length })
  return (
    <Tooltip label={inWords}>
      <span className={classes.faces}>
        <Face name={first.name || t('guest')} photo={first.photo} size="1.375rem" isColored />
        {names.length > 1 && <small aria-hidden="true">+{names.length - 1}</small>}
        <span className="cp-hidden">{inWords}</span>
      </span>
    </Tooltip>
  )
}
