import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { contentLimits } from '../content-limits.ts'
import {
  type ContentDocument,
  contentLanguages,
  type ImageValue,
  type Library,
  type LinkValue,
} from '../document.ts'
import { ContentFault, naming } from './content-fault.ts'
import { type CustomType, parseCustomType, sharedSlice, type SharedSlice } from './custom-types.ts'
import { valuesOf } from './field-values.ts'
import { loadImages } from './load-images.ts'

const languageKeys = z.enum(contentLanguages.map(({ language }) => language))
const fields = z.record(z.string(), z.unknown())
/** A document in all its languages; `data` is the same in each. */
const documentFile = z.strictObject({
  tags: z.array(z.string()).default([]),
  published: z.iso.date(),
  changed: z.iso.date().optional(),
  data: fields.default({}),
  languages: z.partialRecord(languageKeys, fields),
})
type DocumentFile = z.output<typeof documentFile>

interface Source {
  readonly file: string
  readonly type: CustomType
  readonly uid: string
  readonly content: DocumentFile
}

/**
 * Reads custom-types/*.json, slices/*.json, images/* and documents/{type}/{uid}.yaml of the folders; a file
 * in a later folder replaces one with the same name in an earlier folder. Throws ContentFault, which names
 * the file and its fault.
 */
export async function loadContent(folders: readonly string[], publicUrl: string): Promise<Library> {
  const types = parsedFiles(folders, 'custom-types', '.json', (json) => parseCustomType(json))
  const slices = parsedFiles(folders, 'slices', '.json', (json) => sharedSlice.parse(json))
  const images = await loadImages(folders)
  const typeById = new Map([...types.values()].map((type) => [type.id, type]))
  const sources = [...typeById.values()].flatMap((type) => documentSources(folders, type))
  const sliceById = new Map<string, SharedSlice>([...slices.values()].map((slice) => [slice.id, slice]))

  const linkTo = (lang: string, url: string): LinkValue => {
    const [, typeId = '', uid = ''] = /^(\w+):([\w-]+)$/.exec(url) ?? []
    if (!typeById.has(typeId)) {
      if (!/^(https?|mailto):/.test(url)) throw new Error(`"${url}" is no link; use https://… or type:uid`)
      return { link_type: 'Web', url }
    }
    const target = sources.find((source) => source.type.id === typeId && source.uid === uid)
    if (!target) throw new Error(`there is no document ${typeId}/${uid}`)
    const known = languagesOf(target).includes(lang) ? lang : languagesOf(target)[0]!
    return { link_type: 'Document', id: idOf(target, known) }
  }
  const imageAt = (file: string, alt: string): ImageValue => {
    const image = images.get(file)
    if (!image) throw new Error(`there is no image ${file}`)
    return {
      id: image.hash,
      url: `${publicUrl}/content/images/${encodeURIComponent(file)}?v=${image.hash}`,
      dimensions: { width: image.width, height: image.height },
      edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
      alt: alt || null,
      copyright: null,
    }
  }

  const documents = sources.flatMap((source) =>
    languagesOf(source).map((lang) =>
      naming(source.file, () =>
        documentIn(source, lang, { slices: sliceById, linkTo: (url) => linkTo(lang, url), imageAt }),
      ),
    ),
  )
  if (documents.length > contentLimits.maxDocuments)
    throw new ContentFault(`${folders.join(', ')}: more than ${contentLimits.maxDocuments} documents`)
  return {
    documents,
    byId: new Map(documents.map((document) => [document.id, document])),
    types: Object.fromEntries([...typeById.values()].map(({ id, label }) => [id, label])),
    fields: new Map([...typeById.values()].map((type) => [type.id, fieldPaths(type)])),
    ref: createHash('sha256')
      .update(JSON.stringify([documents, [...types.values()]]))
      .digest('base64url')
      .slice(0, 16),
    images,
  }
}

function documentIn(source: Source, lang: string, parts: Parameters<typeof valuesOf>[2]): ContentDocument {
  const { type, uid, content } = source
  const { language } = contentLanguages.find(({ id }) => id === lang)! // the languages come from languagesOf
  return {
    id: idOf(source, lang),
    uid: type.hasUid ? uid : null,
    type: type.id,
    tags: content.tags,
    lang,
    published: new Date(content.published),
    changed: new Date(content.changed ?? content.published),
    data: valuesOf(type.fields, { ...content.data, ...content.languages[language] }, parts),
    alternateIds: languagesOf(source)
      .filter((other) => other !== lang)
      .map((other) => idOf(source, other)),
  }
}

function languagesOf({ content }: Source): string[] {
  return contentLanguages.filter(({ language }) => content.languages[language]).map(({ id }) => id)
}

function idOf({ type, uid }: Source, lang: string): string {
  return createHash('sha256').update(`${type.id}/${uid}/${lang}`).digest('base64url').slice(0, 16)
}

function documentSources(folders: readonly string[], type: CustomType): Source[] {
  const files = parsedFiles(folders, join('documents', type.id), '.yaml', (content) =>
    documentFile.parse(content),
  )
  return [...files].map(([path, content]) => {
    const uid = path.slice(0, -'.yaml'.length)
    const file = join('documents', type.id, path)
    if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(uid))
      throw new ContentFault(`${file}: its name may have a-z, 0-9 and -`)
    if (Object.keys(content.languages).length === 0) throw new ContentFault(`${file}: has no language`)
    return { file, type, uid, content }
  })
}

function fieldPaths({ fields: all }: CustomType): ReadonlySet<string> {
  return new Set(
    Object.entries(all).flatMap(([name, { type, config }]) => {
      const inner = type === 'Group' ? Object.keys((config as { fields: object }).fields) : [] // validated by the schema of a group
      return [name, ...inner.map((each) => `${name}.${each}`)]
    }),
  )
}

/** Returns the files by name, sorted, so that the ref is the same on every machine. */
function parsedFiles<T>(
  folders: readonly string[],
  part: string,
  ending: '.json' | '.yaml',
  read: (content: unknown) => T,
): Map<string, T> {
  const paths = new Map<string, string>()
  for (const folder of folders) {
    const inside = join(folder, part)
    if (!existsSync(inside)) continue
    for (const name of readdirSync(inside)) if (name.endsWith(ending)) paths.set(name, join(inside, name))
  }
  return new Map(
    [...paths]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, path]) => [name, naming(relative('', path), () => read(parsedFile(path)))]),
  )
}

function parsedFile(path: string): unknown {
  if (statSync(path).size > contentLimits.maxFileBytes)
    throw new Error(`is larger than ${contentLimits.maxFileBytes} bytes`)
  const text = readFileSync(path, 'utf8')
  return path.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: 0 })
}
