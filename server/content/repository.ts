import { contentLanguages, type Library } from './document.ts'

/** Returns the response that a client reads first: the ref of the content, its languages, types and forms. */
export function describeRepository({ ref, types, documents }: Library, endpoint: string): object {
  return {
    refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }],
    integrationFieldsRef: null,
    bookmarks: {},
    types,
    languages: contentLanguages.map(({ id, name }, at) => ({ id, name, is_master: at === 0 })),
    tags: tagsOf(documents),
    forms: {
      tags: {
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        action: `${endpoint}/tags`,
        fields: {},
      },
      everything: {
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        action: `${endpoint}/documents/search`,
        fields: {
          ref: text,
          q: { ...text, multiple: true },
          lang: text,
          page: number,
          pageSize: number,
          orderings: text,
        },
      },
    },
    experiments: { draft: [], running: [] },
    oauth_initiate: `${endpoint}/auth`,
    oauth_token: `${endpoint}/auth/token`,
    version: '2',
    license: 'All Rights Reserved',
  }
}

const text = { type: 'String', multiple: false }
const number = { type: 'Integer', multiple: false }

export function tagsOf(documents: Library['documents']): string[] {
  return [...new Set(documents.flatMap(({ tags }) => tags))].toSorted()
}
