import { Component, type ContextType, type ReactNode } from 'react';
import type { RemotePart } from '../page/remote-part';
import { ComposerContext } from './composer';

interface Props {
  part: RemotePart;
  /** What stands in for the remote once it threw. */
  fallback: () => ReactNode;
  /** @param onShown to be called when the remote is on the page: what fails from then on is not rendering */
  children: (onShown: () => void) => ReactNode;
}

/** Keeps a remote's exception inside its own area, and reports it. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = ComposerContext;
  declare context: ContextType<typeof ComposerContext>;
  override state = { failed: false };
  private shown = false;
  private readonly onShown = () => {
    this.shown = true;
  };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(failure: unknown): void {
    this.context?.reportFailure(this.props.part, this.shown ? 'effect' : 'render', failure);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback() : this.props.children(this.onShown);
  }
}
