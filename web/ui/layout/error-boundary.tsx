import { Component, type ReactNode } from 'react'
import { Problem } from './problem.tsx'

interface State {
  readonly failed?: { readonly error: unknown }
}

/** Shows the problem page when a child throws while rendering. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } }
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed ? <Problem error={failed.error} isPage /> : this.props.children
  }
}
