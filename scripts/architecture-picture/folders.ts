/** The folders of the picture, from those that import most to those that import nothing. */
export const folders = [
  { name: 'server/cli', does: 'npx maru' },
  { name: 'server/backend', does: 'the reference backend' },
  { name: 'server/site', does: 'the site: hosts, cache, forms, API' },
  { name: 'server/publishing', does: 'checks and merges documents' },
  { name: 'client', does: 'browser code, the console' },
  { name: 'registry/manifest', does: 'finds what exists on disk' },
  { name: 'blocks', does: 'one folder per block' },
  { name: 'blocks/_ui', does: 'primitives' },
  { name: 'engine', does: 'document and data → HTML' },
  { name: 'registry', does: 'contract and sources' },
  { name: 'themes', does: 'templates: JSON and CSS' },
  { name: 'schemas', does: 'zod, no React, no I/O' },
] as const;

export type Folder = (typeof folders)[number]['name'];

/** The folder of a file or of a glob pattern; undefined outside of the picture. */
export function folderOf(path: string): Folder | undefined {
  if (path.startsWith('registry/manifest.')) return 'registry/manifest';
  if (path.startsWith('blocks/_')) return 'blocks/_ui';
  const folder = path
    .split('/')
    .slice(0, path.startsWith('server/') ? 2 : 1)
    .join('/');
  return folders.find(({ name }) => name === folder)?.name;
}

/** The way from a request to its HTML, in order: the files that do it. */
export const steps = [
  { file: 'server/site/html-cache/serve-from-cache.ts', does: 'a finished page, if one is cached' },
  { file: 'server/site/tenant/tenants.ts', does: 'host → partner and site document' },
  { file: 'engine/resolve/prepare-site.ts', does: 'template and document, once per revision' },
  { file: 'engine/route/match-path.ts', does: 'path → page' },
  { file: 'engine/page/make-page.ts', does: 'coordinates all that follows' },
  { file: 'engine/data/load-sources.ts', does: 'every read once, from the backend' },
  { file: 'engine/resolve/resolve-page.ts', does: 'data and texts of every node' },
  { file: 'engine/render/render-node.tsx', does: 'each node on its own' },
  { file: 'blocks/*/index.tsx', does: 'the components' },
  { file: 'engine/document/render-document.ts', does: 'head, CSS, islands' },
  { file: 'server/site/pages/page-answers.ts', does: 'the answer, and its cache entry' },
] as const;
