import { Component, type ReactNode } from 'react';

type Props = { html: string; onFailed?: (() => void) | undefined; children: ReactNode };

/** An island that throws in the browser shows the server's HTML again; the rest of the page continues. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  /** As the server sent it: an update has none. */
  readonly html = this.props.html;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('[islands] An island failed and shows its server-rendered HTML.', error);
    // React still owns it: callers waiting for it must be released, and it must be unmounted later.
    this.props.onFailed?.();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML of this island
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: this.html }} />;
  }
}
