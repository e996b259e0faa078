import { escapeHtml } from '#schemas/escape-html.ts';

/** Replaces a node that cannot be shown in the operator's preview: path, reason and configuration. */
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
