import { paths } from '#paths'

/** Returns the target of a link to a document: for an answer its page, for any other document home. */
export function linkResolver({ type, uid }: { readonly type: string; readonly uid?: string | null }): string {
  return type === 'faq' && uid ? paths.answer(uid) : paths.home()
}
