import { escapeHtml } from '#engine/html/escape-html.ts';

/** What an operator sees in preview in place of a node that cannot be shown: where, why, and what the document says. */
export function errorCard({
  path,
  reason,
  config,
}: {
  path: string;
  reason: string;
  config: unknown;
}): string {
  return [
    '<section class="ErrorCard" role="alert">',
    `<p class="ErrorCard-path"><code>${escapeHtml(path)}</code></p>`,
    `<p class="ErrorCard-reason">${escapeHtml(reason)}</p>`,
    `<details><summary>JSON</summary><pre>${escapeHtml(JSON.stringify(config, null, 2) ?? '')}</pre></details>`,
    '</section>',
  ].join('');
}
