import type { Link, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { ImageValue, LinkValue, RichTextBlock, RichTextSpan } from '../document.ts'

export interface RichTextParts {
  readonly linkTo: (url: string) => LinkValue
  readonly imageAt: (file: string, alt: string) => ImageValue
}

/**
 * Parses Markdown as rich text. Throws for what rich text does not support: HTML, quotes, tables, nested
 * lists.
 */
export function richTextOf(markdown: string, parts: RichTextParts): RichTextBlock[] {
  return fromMarkdown(markdown).children.flatMap((node) => blocksOf(node, parts))
}

function blocksOf(node: RootContent, parts: RichTextParts): RichTextBlock[] {
  if (node.type === 'heading') return [textBlock(`heading${node.depth}`, node.children, parts)]
  if (node.type === 'paragraph') return [paragraphOf(node, parts)]
  if (node.type === 'code') return [{ type: 'preformatted', text: node.value, spans: [] }]
  if (node.type !== 'list') throw refused(node)
  return node.children.map(({ children, position }) => {
    const [paragraph, ...others] = children
    if (paragraph?.type !== 'paragraph' || others.length > 0)
      throw new Error(`an item of a list is one paragraph (line ${position?.start.line})`)
    return textBlock(node.ordered ? 'o-list-item' : 'list-item', paragraph.children, parts)
  })
}

function paragraphOf({ children }: Paragraph, parts: RichTextParts): RichTextBlock {
  const [image] = children
  if (image?.type !== 'image' || children.length > 1) return textBlock('paragraph', children, parts)
  return { type: 'image', ...parts.imageAt(image.url, image.alt ?? '') }
}

function textBlock(type: string, children: readonly PhrasingContent[], parts: RichTextParts): RichTextBlock {
  const spans: RichTextSpan[] = []
  let text = ''
  const span = (start: number, node: PhrasingContent): void => {
    const place = { start, end: text.length }
    if (node.type === 'strong' || node.type === 'emphasis')
      spans.push({ type: node.type === 'strong' ? 'strong' : 'em', ...place })
    else if (node.type === 'inlineCode') spans.push({ type: 'label', ...place, data: { label: 'code' } })
    else if (node.type === 'link')
      spans.push({ type: 'hyperlink', ...place, data: parts.linkTo((node as Link).url) })
  }
  const add = (node: PhrasingContent): void => {
    const start = text.length
    if (node.type === 'text') text += node.value.replaceAll('\n', ' ')
    else if (node.type === 'inlineCode') text += node.value
    else if (node.type === 'break') text += '\n'
    else if (node.type === 'strong' || node.type === 'emphasis' || node.type === 'link')
      node.children.forEach(add)
    else throw refused(node)
    span(start, node)
  }
  children.forEach(add)
  return { type, text, spans }
}

function refused({ type, position }: Nodes): Error {
  return new Error(`rich text has no ${type} (line ${position?.start.line})`)
}
