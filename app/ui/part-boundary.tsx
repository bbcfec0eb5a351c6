import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** Rendered in the part's place when it fails. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps the rest of a page when one part of it fails, as when its script does not load. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
