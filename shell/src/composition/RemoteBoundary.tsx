import { Component, type ContextType, type ReactNode } from 'react';
import { ComposerContext } from './composer';
import type { Match } from './match';

interface Props {
  match: Match;
  /** What stands in for the remote once it threw. */
  fallback: () => ReactNode;
  children: ReactNode;
}

/** Keeps a remote's exception inside its own area, and reports it. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = ComposerContext;
  declare context: ContextType<typeof ComposerContext>;
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(failure: unknown): void {
    this.context?.reportFailure(this.props.match, 'render', failure);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}
