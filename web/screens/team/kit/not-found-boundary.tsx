import { Button } from '@mantine/core'
import { Component, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { codeOf } from '#api/error-code.ts'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { Message } from '#ui/notes/message.tsx'

/** Shows its children, or `missing` in their place once a read is refused with one of the codes or for a malformed id. */
export class NotFoundBoundary extends Component<
  {
    readonly codes: readonly string[]
    readonly missing: (error: unknown) => ReactNode
    readonly children: ReactNode
  },
  { readonly error: unknown }
> {
  override state: { readonly error: unknown } = { error: undefined }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    const { codes, missing, children } = this.props
    if (error === undefined) return <Suspense fallback={<PageLoader />}>{children}</Suspense>
    const code = codeOf(error)
    // Errors with other codes go to the error page of the route.
    if (code === undefined || ![...codes, 'request/invalid'].includes(code)) throw error
    return missing(error)
  }
}

/** Says that something is not there, with the way to the list of what is. */
export function NotFound({
  words: { title, text, toList },
  list,
}: {
  readonly words: Readonly<Record<'title' | 'text' | 'toList', string>>
  /** Address of the list. */
  readonly list: string
}) {
  return (
    <Message
      title={title}
      level={1}
      action={
        <Button component={Link} to={list} variant="default">
          {toList}
        </Button>
      }
    >
      {text}
    </Message>
  )
}
