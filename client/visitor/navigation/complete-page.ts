import { keepFormValues } from '#client/visitor/lifecycle/keep-form-values.ts';
import type { Fetched } from './fetch-payload.ts';
import { loadShowPayload } from './load-show-payload.ts';

/**
 * Replaces a page without its deferred data by the complete one, and preserves what was typed into its forms. If that
 * fails, the page stays as it is.
 */
export async function completePage(complete: Promise<Fetched>, isCurrent: () => boolean): Promise<void> {
  try {
    const [fetched, { showPayload }] = await Promise.all([complete, loadShowPayload()]);
    if (fetched !== 'full-load' && isCurrent()) {
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
