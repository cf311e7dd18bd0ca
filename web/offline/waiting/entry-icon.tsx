import {
  IconAlertTriangle,
  IconArrowsJoin,
  IconDeviceMobileExclamation,
  IconFileText,
  IconMail,
  IconWritingSign,
} from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import type { Entry } from '../queue/entry.ts'
import classes from './waiting.module.css'

/** Icon for the kind of an entry, or of its question; the text beside it says the same. */
export function EntryIcon({ entry }: { readonly entry: Entry }) {
  return (
    <span className={classes.icon}>
      <Icon of={iconOf(entry)} />
    </span>
  )
}

function iconOf({ state, question, accept, send }: Entry) {
  if (question) return question.kind === 'price' ? IconArrowsJoin : IconDeviceMobileExclamation
  if (state === 'refused') return IconAlertTriangle
  if (accept) return IconWritingSign
  return send === 'email' ? IconMail : IconFileText
}
