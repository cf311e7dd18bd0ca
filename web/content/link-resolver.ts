import { paths } from '#paths'

/** The target of a link to a document: an answer leads to its page, every other document to home. */
export function linkResolver({ type, uid }: { readonly type: string; readonly uid?: string | null }): string {
  return type === 'faq' && uid ? paths.answer(uid) : paths.home()
}
