import { Component, type ComponentType, type ReactNode, use } from 'react'
import { CodeDialog, CodeProblem } from './code-problem.tsx'
import { CodeNotLoaded, loadCode } from './load-code.ts'

/** `prepare` loads the code before it is shown. */
export type LazyView<Props> = ComponentType<Props> & { readonly prepare: () => void }

/** Makes a component whose code is loaded when it is shown. If that fails, it says why in its place and tries again. */
export function lazyView<Views, Props extends object>(
  load: () => Promise<Views>,
  pick: (views: Views) => ComponentType<Props>,
): LazyView<Props> {
  return lazyWith(load, pick, (_, error, tryAgain) => <CodeProblem error={error} tryAgain={tryAgain} />)
}

/**
 * Like lazyView, for a dialog. `closes` returns what closes it: the person must be able to continue without
 * it.
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
    // React shows a fallback, once shown, for 300 ms, also where the promise is fulfilled by then.
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

/** Catches only code that did not come; other errors go to the boundary of the page. */
class CodeBoundary extends Component<BoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error }
  }

  override componentDidCatch(): void {
    // The kept failure is dropped when the view is shown anew.
    this.props.forget()
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof CodeNotLoaded)) throw error
    return this.props.failed(error, () => this.setState({ error: undefined }))
  }
}
