import { extractText, getDocumentProxy } from 'unpdf'

interface ReadPdf {
  readonly text: string
  readonly pages: readonly string[]
  readonly title: string
  readonly language: string
  /** The XMP metadata. */
  readonly metadata: string
  readonly attachments: Readonly<Record<string, string>>
  /** True if it has scripts, or actions on opening. */
  readonly hasActions: boolean
  /** Targets of links, each once. */
  readonly links: readonly string[]
}

/** Reads a PDF with pdf.js, as other programs do. */
export async function pdfIn(file: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(file))
  const { text: pages } = await extractText(document)
  const { info } = await document.getMetadata()
  const page = await document.getPage(1)
  const annotations: { url?: string }[] = await page.getAnnotations()
  const found: Map<string, unknown> | null = await document.getAttachments()
  const attachments: Record<string, string> = {}
  for (const name of found?.keys() ?? [])
    attachments[name] = Buffer.from((await document.getAttachmentContent(name)) ?? []).toString('utf8')
  const [hasScripts, openAction] = await Promise.all([document.hasJSActions(), document.getOpenAction()])
  const { Title: title, Language: language } = info as Record<string, string>
  return {
    text: pages.join('\n'),
    pages,
    title: title ?? '',
    language: language ?? '',
    metadata: /<\?xpacket begin.*?<\?xpacket end/s.exec(file.toString('utf8'))?.[0] ?? '',
    attachments,
    hasActions: hasScripts || openAction !== null,
    links: [...new Set(annotations.flatMap(({ url }) => url ?? []))],
  }
}
