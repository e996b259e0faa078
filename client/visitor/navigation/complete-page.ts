import { currentModel } from '#client/visitor/islands/read-model.ts';
import { keepFormValues } from '#client/visitor/lifecycle/keep-form-values.ts';
import type { Fetched } from './fetch-payload.ts';
import { loadShowPayload } from './load-show-payload.ts';

/**
 * Replaces a page without its deferred data by the complete one, and preserves what was typed into its forms. The browser
 * loads it again if only another document can show the complete page. If that fails, or another payload has replaced the
 * page by then, such as the answer to a form, the page stays as it is.
 */
export async function completePage(
  complete: Promise<Fetched>,
  isAtPage: () => boolean,
  reload = () => location.reload(),
): Promise<void> {
  const model = currentModel();
  const isCurrent = () => currentModel() === model && isAtPage();
  try {
    const [fetched, { showPayload }] = await Promise.all([complete, loadShowPayload()]);
    if (fetched === 'full-load') {
      if (isCurrent() && mayReload()) reload();
    } else if (isCurrent()) {
      const input = keepFormValues();
      const isShown = await showPayload(fetched.payload, () => {
        input.save();
        return isCurrent();
      });
      if (isShown) input.restore();
    }
    delete document.body.dataset.deferred;
  } catch (error) {
    console.warn('[navigation]', error);
  }
}

/** Not while something is typed into a form, nor twice: servers of two builds may answer in turn during a deployment. */
const mayReload = () =>
  !document.activeElement?.closest('form') &&
  performance
    .getEntriesByType('navigation')
    .every((load) => (load as PerformanceNavigationTiming).type !== 'reload');
