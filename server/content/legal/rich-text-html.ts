import { asLink, type RichTextField, type RTAnyNode } from '@prismicio/client'
import { asTree } from '@prismicio/client/richtext'
import { html, type Html } from '@costard/templates'

type TreeNode = ReturnType<typeof asTree>['children'][number]

/**
 * Returns rich text as HTML, with all texts escaped. Blocks without an equivalent, and images, are left out.
 */
export function richTextHtml(field: RichTextField): Html {
  return html`${asTree([...field]).children.map(shown)}`
}

function shown({ type, node, text, children }: TreeNode): Html | false {
  const inner = children.map(shown)
  switch (type) {
    case 'heading1':
    case 'heading2':
      return html`<h2>${inner}</h2>`
    case 'heading3':
    case 'heading4':
    case 'heading5':
    case 'heading6':
      return html`<h3>${inner}</h3>`
    case 'paragraph':
    case 'preformatted':
      return html`<p>${inner}</p>`
    case 'group-list-item':
      return html`<ul>
        ${inner}
      </ul>`
    case 'group-o-list-item':
      return html`<ol>
        ${inner}
      </ol>`
    case 'list-item':
    case 'o-list-item':
      return html`<li>${inner}</li>`
    case 'strong':
      return html`<strong>${inner}</strong>`
    case 'em':
      return html`<em>${inner}</em>`
    case 'label':
      return html`<code>${inner}</code>`
    case 'hyperlink':
      return linked(node, inner)
    case 'span':
      return html`${text}`
    default:
      return false
  }
}

function linked(node: RTAnyNode, inner: readonly (Html | false)[]): Html {
  const target = node.type === 'hyperlink' ? (asLink(node.data) ?? '') : ''
  return /^(https?|mailto):/i.test(target) ? html`<a href="${target}">${inner}</a>` : html`${inner}`
}
