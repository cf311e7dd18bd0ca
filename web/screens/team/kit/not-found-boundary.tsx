import { Button } from '@mantine/core'
import { Component, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { codeOf } from '#api/error-code.ts'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { Message } from '#ui/notes/message.tsx'

/** Renders its children, or `missing` if a read fails with one of the codes or because of a malformed id. */
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

/** Page for something that does not exist, with a link to the list. */
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
