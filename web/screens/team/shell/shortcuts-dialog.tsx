import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useHelpPath } from './help-path.ts'
import { KeyWords } from '#ui/notes/key-words.tsx'
import { Dialog } from '#ui/dialog.tsx'
import classes from './shortcuts-dialog.module.css'

const shortcuts = {
  pages: { newQuote: 'N', quotes: 'G Q', customers: 'G C', catalogs: 'G A', dashboard: 'G D', team: 'T' },
  lists: { search: '/', move: 'J K', open: 'Enter', select: 'X', extend: 'Shift J' },
  counter: {
    answer: '1–9',
    allFine: 'A',
    back: 'Backspace',
    undo: 'Ctrl Z',
    effects: 'E',
    device: 'Alt 1–9',
    quantity: '+ −',
    goOn: 'Ctrl Enter',
  },
  quote: { remind: 'R', note: 'N', answers: 'A', photos: 'V', duplicate: 'D', archive: 'E', print: 'P' },
  everywhere: { find: 'Ctrl K', help: '?' },
} as const

/** All keyboard shortcuts, by where they apply. */
export function ShortcutsDialog({ close }: { readonly close: () => void }) {
  const t = useTranslations('team.shortcuts')
  const team = useTranslations('team')
  const help = useHelpPath()
  return (
    <Dialog
      opened
      onClose={close}
      title={t('title')}
      size="md"
      // Keys pressed here must not reach the screen below. Tab is needed by the focus trap of the dialog.
      onKeyDown={(event) => event.key !== 'Tab' && event.stopPropagation()}
    >
      <div className={classes.groups}>
        <Group name={t('pages.title')} keys={shortcuts.pages} wordsOf={(key) => t(`pages.${key}`)} />
        <Group name={t('lists.title')} keys={shortcuts.lists} wordsOf={(key) => t(`lists.${key}`)} />
        <Group name={t('counter.title')} keys={shortcuts.counter} wordsOf={(key) => t(`counter.${key}`)} />
        <Group name={t('quote.title')} keys={shortcuts.quote} wordsOf={(key) => t(`quote.${key}`)} />
        <Group
          name={t('everywhere.title')}
          keys={shortcuts.everywhere}
          wordsOf={(key) => t(`everywhere.${key}`)}
        />
        <Button component={Link} to={help} onClick={close} variant="default">
          {team('help')}
        </Button>
      </div>
    </Dialog>
  )
}

function Group<Action extends string>({
  name,
  keys,
  wordsOf,
}: {
  readonly name: string
  readonly keys: Readonly<Record<Action, string>>
  readonly wordsOf: (action: Action) => string
}) {
  // The keys of the record are the actions.
  const actions = Object.keys(keys) as Action[]
  return (
    <section>
      <h3>{name}</h3>
      <dl className={classes.keys}>
        {actions.map((action) => (
          <div key={action}>
            <dt>{wordsOf(action)}</dt>
            <dd>
              {keys[action].split(' ').map((key) => (
                <kbd key={key}>
                  <KeyWords keys={key} />
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
