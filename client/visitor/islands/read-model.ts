import type { BrowserModel } from '#engine/render/render-page.ts';

let model: BrowserModel | undefined;

/**
 * The current page's model. Read from the document on first use, only from a script, as content may have its own ids.
 */
export function currentModel(): BrowserModel {
  model ??= JSON.parse(document.querySelector('script#maru-model')?.textContent ?? '') as BrowserModel;
  return model;
}

/** A navigation brings the model of its page. */
export function replaceModel(next: BrowserModel): void {
  model = next;
}
