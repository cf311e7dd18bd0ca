import { type AssistantScope, assistantScopes, neededScopes } from '@costard/contract'
import { Switch } from '@mantine/core'
import {
  IconClockOff,
  IconDeviceMobileSearch,
  IconFilePencil,
  IconHistory,
  IconListSearch,
  IconLock,
  IconNotes,
  IconQuote,
  IconUserSearch,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { textKeyOf } from '../team/settings/api/text-key-of.ts'
import classes from './consent.module.css'

const drawings = {
  'catalogs.read': IconListSearch,
  'devices.price': IconDeviceMobileSearch,
  'quotes.draft': IconFilePencil,
  'customers.read': IconUserSearch,
  'notes.add': IconNotes,
} as const
/** Scopes with a separate row; the first represents all required ones. */
const rows = assistantScopes.filter((scope) => scope !== 'quotes.read')
const facts = [
  ['ends', IconClockOff],
  ['logged', IconHistory],
  ['marked', IconQuote],
] as const

/**
 * The scopes that an assistant asks for, in plain words; each except the required ones can be switched off.
 */
export function ConsentScopes({
  name,
  asked,
  chosen,
  locked,
  onToggle,
}: {
  /** Name of the assistant. */
  readonly name: string
  readonly asked: readonly AssistantScope[]
  readonly chosen: readonly AssistantScope[]
  /** Scopes that the role of the member does not allow. */
  readonly locked: readonly AssistantScope[]
  readonly onToggle: (scope: AssistantScope) => void
}) {
  const t = useTranslations('consent')
  const scopes = useTranslations('consent.scopes')
  const [needed] = neededScopes
  return (
    <section className={classes.scopes}>
      <header>
        <h2>{t('asks')}</h2>
        {asked.length > neededScopes.length && <small>{t('switchOff')}</small>}
      </header>
      <ul className={classes.asked}>
        {rows
          .filter((scope) => asked.includes(scope))
          .map((scope) => {
            const words = textKeyOf(scope)
            return (
              <li key={scope} data-off={!chosen.includes(scope) || undefined}>
                <Icon of={drawings[scope]} size={20} />
                <span id={`scope-${words}`}>
                  <b>{scopes(`${words}.name`)}</b>
                  <small>
                    {locked.includes(scope) ? t('ask.locked') : scopes(`${words}.text`, { name })}
                  </small>
                </span>
                {scope === needed ? (
                  <small>{t('needed')}</small>
                ) : locked.includes(scope) ? (
                  <Icon of={IconLock} size={18} />
                ) : (
                  <Switch
                    classNames={{ body: 'cp-target' }}
                    aria-labelledby={`scope-${words}`}
                    checked={chosen.includes(scope)}
                    onChange={() => onToggle(scope)}
                  />
                )}
              </li>
            )
          })}
      </ul>
      <ul className={classes.facts}>
        {facts.map(([fact, drawing]) => (
          <li key={fact}>
            <Icon of={drawing} size={18} />
            {t(`facts.${fact}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
