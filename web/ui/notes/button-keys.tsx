import { KeyWords } from './key-words.tsx'

/** The keys that do what a button does, for its right section; phones have none. */
export function ButtonKeys({ keys }: { readonly keys: string }) {
  return (
    <kbd className="cp-desk-only">
      <KeyWords keys={keys} />
    </kbd>
  )
}
