import { Component, type ContextType, type ReactNode } from 'react';
import type { RemotePart } from '../page/remote-part';
import { readTyped } from '../window/typed-values';
import { ComposerContext } from './composer';

interface Props {
  part: RemotePart;
  /** Rendered once the remote has thrown. */
  fallback: () => ReactNode;
  /** @param onShown must be called once the remote is on the page: later failures are not failures to render */
  children: (onShown: () => void) => ReactNode;
}

/** Catches what a remote throws, so that the rest of the page goes on working, and reports it. */
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
    if (!this.state.failed) return this.props.children(this.onShown);
    if (this.shown) this.keepTyped();
    return this.props.fallback();
  }

  /** The page is still there, and what was typed into it is put into the markup that takes its place. */
  private keepTyped(): void {
    const main = document.getElementById('main');
    const serverPage = this.context?.serverPage;
    if (main && serverPage && !serverPage.typed) serverPage.typed = readTyped(main);
  }
}
