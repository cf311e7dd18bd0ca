/**
 * A document as it is searched. `data` has the values of the protocol, except that links to documents have
 * only an id.
 */
export interface ContentDocument {
  readonly id: string
  readonly uid: string | null
  readonly type: string
  readonly tags: readonly string[]
  readonly lang: string
  readonly published: Date
  readonly changed: Date
  readonly data: Readonly<Record<string, unknown>>
  /** Ids of the document's translations. */
  readonly alternateIds: readonly string[]
}

export interface RichTextSpan {
  readonly type: 'strong' | 'em' | 'label' | 'hyperlink'
  readonly start: number
  readonly end: number
  readonly data?: LinkValue | { readonly label: string }
}

export type RichTextBlock =
  | { readonly type: string; readonly text: string; readonly spans: readonly RichTextSpan[] }
  | ({ readonly type: 'image' } & ImageValue)

export interface DocumentLink {
  readonly link_type: 'Document'
  readonly id: string
}

export type LinkValue =
  | { readonly link_type: 'Any' }
  | { readonly link_type: 'Web'; readonly url: string; readonly text?: string }
  | DocumentLink

export interface ImageValue {
  readonly id: string
  /** Absolute URL. */
  readonly url: string
  readonly dimensions: { readonly width: number; readonly height: number }
  readonly edit: {
    readonly x: number
    readonly y: number
    readonly zoom: number
    readonly background: string
  }
  readonly alt: string | null
  readonly copyright: string | null
}

/** Reads the files on the first call; later calls return the same content. */
export type ReadLibrary = () => Promise<Library>

/** Content read from the files. */
export interface Library {
  readonly documents: readonly ContentDocument[]
  readonly byId: ReadonlyMap<string, ContentDocument>
  /** Labels by type. */
  readonly types: Readonly<Record<string, string>>
  /** Names of the fields, by type; fields of groups as "group.field". */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>
  /** Identifier that changes with the content. */
  readonly ref: string
  readonly images: ReadonlyMap<string, ContentImage>
}

export interface ContentImage {
  readonly file: string
  readonly type: string
  readonly width: number
  readonly height: number
  readonly hash: string
}

/** Languages of the repository; the first is its master language. */
export const contentLanguages = [
  { id: 'en-us', name: 'English', language: 'en' },
  { id: 'fr-fr', name: 'Français', language: 'fr' },
  { id: 'de-de', name: 'Deutsch', language: 'de' },
  { id: 'es-es', name: 'Español', language: 'es' },
] as const

export const masterLanguage = contentLanguages[0].id

export function isDocumentLink(value: unknown): value is DocumentLink {
  return typeof value === 'object' && value !== null && 'link_type' in value && value.link_type === 'Document'
}
