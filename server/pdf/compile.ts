import { dirname } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { claimAccessible } from './claim-accessible.ts'
import { codePointsOf } from './font-coverage.ts'
import { readFonts } from './fonts.ts'
import { type PdfDocument, templateFile } from './pdf-document.ts'
import { printableJson, printableWith } from './printable.ts'

export type Compile = (document: PdfDocument) => Buffer

/** Compilations after which an unused cached result is dropped. */
const cacheAge = 5

/** Returns a function that makes PDFs: PDF/A-3a and PDF/UA-1. The same document gives the same bytes. */
export function createCompile(): Compile {
  const fonts = readFonts()
  const points = new Set(fonts.fallbacks.flatMap((font) => [...codePointsOf(font)]))
  const printable = printableWith(points)
  const root = dirname(templateFile('quote'))
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: [...fonts.all] }] })
  return ({ template, data, attachment }) => {
    try {
      const { result, error } = compiled(compiler, template, {
        data: printableJson(data, printable),
        attachment,
      })
      if (!result) throw new Error(`not compiled: ${error}`)
      compiler.pdf(result, { pdfStandard: 'ua-1' }) // throws if it is not accessible
      return claimAccessible(compiler.pdf(result, { pdfStandard: 'a-3a' }))
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
