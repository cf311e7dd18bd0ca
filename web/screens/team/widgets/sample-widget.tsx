import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SampleNote } from '../samples/sample-note.tsx'
import { SampleTag } from '../samples/sample-tag.tsx'
import samples from '../samples/samples.module.css'
import { samplesQuery } from '../samples/samples-query.ts'
import { useTeam } from '../team-context.ts'
import classes from './widgets.module.css'

/** A sample of a widget draft, below the team's widgets. */
export function SampleWidget() {
  const t = useTranslations('widgets')
  const { data } = useQuery(samplesQuery(useTeam().id))
  if (!data) return null
  const { name, catalogName } = data.widget
  return (
    <section>
      <SampleNote />
      <div className={`${classes.page} ${samples.widget}`}>
        <div className={`cp-card ${classes.list} ${classes.row}`}>
          <span className={classes.words}>
            <b>{name}</b>
            <small>{catalogName}</small>
          </span>
          <SampleTag />
          <Badge className={classes.state ?? ''} data-state="draft">
            {t('state.draft')}
          </Badge>
        </div>
      </div>
    </section>
  )
}
