import { asImageWidthSrcSet, asLink, type RichTextField, type RTAnyNode } from '@prismicio/client'
import { asTree } from '@prismicio/client/richtext'
import { Fragment, type ReactNode } from 'react'
import { PageLink } from '#ui/layout/page-link.tsx'
import { linkResolver } from './link-resolver.ts'
import classes from './rich-text.module.css'

type TreeNode = ReturnType<typeof asTree>['children'][number]

/** Rich text as elements, never interpreted as HTML. Blocks without a matching element are left out. */
export function RichText({ field }: { readonly field: RichTextField }) {
  return <div className={classes.text}>{asTree([...field]).children.map(shown)}</div>
}

function shown({ key, type, node, text, children }: TreeNode): ReactNode {
  const inner = children.map(shown)
  switch (type) {
    case 'heading1':
    case 'heading2':
      return <h2 key={key}>{inner}</h2>
    case 'heading3':
    case 'heading4':
    case 'heading5':
    case 'heading6':
      return <h3 key={key}>{inner}</h3>
    case 'paragraph':
      return <p key={key}>{inner}</p>
    case 'preformatted':
      return <pre key={key}>{inner}</pre>
    case 'group-list-item':
      return <ul key={key}>{inner}</ul>
    case 'group-o-list-item':
      return <ol key={key}>{inner}</ol>
    case 'list-item':
    case 'o-list-item':
      return (
        <li key={key}>
          <span>{inner}</span>
        </li>
      )
    case 'strong':
      return <strong key={key}>{inner}</strong>
    case 'em':
      return <em key={key}>{inner}</em>
    case 'label':
      return <code key={key}>{inner}</code>
    case 'hyperlink':
      return <Fragment key={key}>{linked(node, inner)}</Fragment>
    case 'image':
      return <Fragment key={key}>{pictured(node)}</Fragment>
    case 'span':
      return <Fragment key={key}>{text}</Fragment>
    default:
      return null
  }
}

function linked(node: RTAnyNode, inner: ReactNode): ReactNode {
  const target = node.type === 'hyperlink' ? (asLink(node.data, { linkResolver }) ?? '') : ''
  if (target.startsWith('/') && !target.startsWith('//')) return <PageLink to={target}>{inner}</PageLink>
  if (!/^(https?|mailto):/i.test(target)) return inner
  return (
    <a href={target} rel="noreferrer">
      {inner}
    </a>
  )
}

function pictured(node: RTAnyNode): ReactNode {
  if (node.type !== 'image' || !/^https?:/i.test(node.url)) return null
  const { width, height } = node.dimensions
  const sizes = asImageWidthSrcSet(node, { widths: [640, 828, 1200, 2048] })
  return (
    <img
      className={classes.picture}
      src={node.url}
      srcSet={sizes?.srcset}
      sizes="(max-width: 48em) 100vw, 42rem"
      alt={node.alt ?? ''}
      width={width}
      height={height}
      loading="lazy"
    />
  )
}
