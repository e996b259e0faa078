import type { BrowserModel } from '#engine/render/render-page.ts';

let model: BrowserModel | undefined;

/** The model of the page that is shown. Read from the document when first asked for; only from a script, for content may have ids of its own. */
export function currentModel(): BrowserModel {
  model ??= JSON.parse(document.querySelector('script#maru-model')?.textContent ?? '') as BrowserModel;
  return model;
}

/** A navigation brings the model of its page. */
export function replaceModel(next: BrowserModel): void {
  model = next;
}
