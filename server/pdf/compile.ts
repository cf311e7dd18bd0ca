import { dirname } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { z } from 'zod'
import { claimAccessible } from './claim-accessible.ts'
import { fontFiles, isFromRight, printablePoints, type ScriptFont, scriptFontsFor } from './fonts.ts'
import { type PdfDocument, templateFile } from './pdf-document.ts'
import { printableJson, printableWith } from './printable.ts'

export type Compile = (document: PdfDocument) => Buffer

/** The fields that the data of every document has. */
const Region = z.object({ region: z.string().default('') })

/** Number of compilations after which an unused cached result is dropped. */
const cacheAge = 5

/**
 * Returns a function that makes PDFs as PDF/A-3a and PDF/UA-1. The same document results in the same bytes.
 */
export function createCompile(): Compile {
  const root = dirname(templateFile('quote'))
  const compilerWith = (fonts: Iterable<ScriptFont>): NodeCompiler =>
    NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: fontFiles(fonts) }] })
  // Fonts needed by the documents so far: fonts cannot be added to an existing compiler.
  const loaded = new Set<ScriptFont>()
  let compiler = compilerWith(loaded)
  const basicPoints = printablePoints([])

  function load(fonts: readonly ScriptFont[]): void {
    if (fonts.every((font) => loaded.has(font))) return
    for (const font of fonts) loaded.add(font)
    compiler = compilerWith(loaded)
  }

  return ({ template, data, attachment }) => {
    const { region } = Region.parse(JSON.parse(data))
    const fonts = scriptFontsFor(data.normalize('NFC'), region)
    load(fonts)
    const printable = printableWith(fonts.length === 0 ? basicPoints : printablePoints(fonts))
    try {
      const { result, error } = compiled(compiler, template, {
        data: printableJson(data, printable),
        fonts: JSON.stringify(fonts.map(({ family }) => family)),
        attachment,
      })
      if (!result) throw new Error(`not compiled: ${error}`)
      compiler.pdf(result, { pdfStandard: 'ua-1' }) // throws if the document is not accessible
      return claimAccessible(compiler.pdf(result, { pdfStandard: 'a-3a' }), fonts.some(isFromRight))
    } finally {
      compiler.evictCache(cacheAge)
    }
  }
}

function compiled(
  compiler: NodeCompiler,
  template: PdfDocument['template'],
  inputs: Readonly<Record<string, string>>,
): { readonly result: NodeTypstDocument | null; readonly error: string } {
  const outcome = compiler.compile({ mainFilePath: templateFile(template), inputs: { ...inputs } })
  const problems: readonly { readonly message?: unknown }[] = outcome.takeError()?.shortDiagnostics ?? []
  return { result: outcome.result, error: problems.map(({ message }) => String(message)).join('; ') }
}
