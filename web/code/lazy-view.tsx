import { Component, type ComponentType, type ReactNode, use } from 'react'
import { CodeDialog, CodeProblem } from './code-problem.tsx'
import { CodeNotLoaded, loadCode } from './load-code.ts'

/** `prepare` loads the code in advance. */
export type LazyView<Props> = ComponentType<Props> & { readonly prepare: () => void }

/**
 * Returns a component whose code is loaded when it is rendered. If that fails, an explanation is shown in its
 * place, and loading can be retried.
 */
export function lazyView<Views, Props extends object>(
  load: () => Promise<Views>,
  pick: (views: Views) => ComponentType<Props>,
): LazyView<Props> {
  return lazyWith(load, pick, (_, error, tryAgain) => <CodeProblem error={error} tryAgain={tryAgain} />)
}

/**
 * Like lazyView, for a dialog. `closes` returns the function that closes it, so that the user can continue
 * without the dialog.
 */
export function lazyDialog<Views, Props extends object>(
  load: () => Promise<Views>,
  pick: (views: Views) => ComponentType<Props>,
  closes: (props: Props) => () => void,
): LazyView<Props> {
  return lazyWith(load, pick, (props, error, tryAgain) => (
    <CodeDialog error={error} tryAgain={tryAgain} close={closes(props)} />
  ))
}

function lazyWith<Views, Props extends object>(
  load: () => Promise<Views>,
  pick: (views: Views) => ComponentType<Props>,
  failed: (props: Props, error: CodeNotLoaded, tryAgain: () => void) => ReactNode,
): LazyView<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let loaded: ComponentType<Props> | undefined
  const open = () => (loading ??= loadCode(load).then((views) => (loaded = pick(views))))
  function Loaded(props: Props) {
    // React keeps a fallback for 300 ms once it is shown, even if the promise is already resolved.
    const View = loaded ?? use(open())
    return <View {...props} />
  }
  function LazyView(props: Props) {
    const forget = () => {
      loading = undefined
    }
    return (
      <CodeBoundary forget={forget} failed={(error, tryAgain) => failed(props, error, tryAgain)}>
        <Loaded {...props} />
      </CodeBoundary>
    )
  }
  return Object.assign(LazyView, {
    prepare: () => {
      open().catch(() => {
        loading = undefined
      })
    },
  })
}

interface BoundaryProps {
  readonly children: ReactNode
  /** The next render loads the code again. */
  readonly forget: () => void
  readonly failed: (error: CodeNotLoaded, tryAgain: () => void) => ReactNode
}

/** Catches only errors of loading code; other errors go to the error boundary of the page. */
class CodeBoundary extends Component<BoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error }
  }

  override componentDidCatch(): void {
    // The remembered failure is dropped when the view is rendered again.
    this.props.forget()
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof CodeNotLoaded)) throw error
    return this.props.failed(error, () => this.setState({ error: undefined }))
  }
}
