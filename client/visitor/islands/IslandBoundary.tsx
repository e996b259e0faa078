import { Component, type ReactNode } from 'react';

type Props = { html: string; onFailed?: (() => void) | undefined; children: ReactNode };

/** An island that throws in the browser shows again what the server sent; the rest of the page goes on. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  /** As the server sent it: an update has none. */
  readonly html = this.props.html;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('[islands] An island failed and shows what the server sent.', error);
    // It is React's all the same: whoever waits for it must not wait for ever, and it must be unmounted one day.
    this.props.onFailed?.();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server's own HTML of this island
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: this.html }} />;
  }
}
