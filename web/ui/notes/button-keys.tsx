import { KeyWords } from './key-words.tsx'

/** Keyboard shortcut of a button, for its right section; hidden on phones. */
export function ButtonKeys({ keys }: { readonly keys: string }) {
  return (
    <kbd className="cp-desk-only">
      <KeyWords keys={keys} />
    </kbd>
  )
}
