/** The layers, lowest first; `backend` and `themes` are separate from them. */
export type Layer =
  | 'schemas'
  | 'registry'
  | 'engine'
  | 'blocks/_ui'
  | 'block'
  | 'manifest'
  | 'client'
  | 'server'
  | 'backend'
  | 'themes'
  | 'fixtures'
  | 'tests';

const ordered: Layer[] = [
  'schemas',
  'registry',
  'engine',
  'blocks/_ui',
  'block',
  'manifest',
  'client',
  'server',
];

/** What a part may import besides itself. Parts not listed here (fixtures, tests, scripts) may import everything. */
const allowed: Partial<Record<Layer, Layer[]>> = {
  ...Object.fromEntries(ordered.map((layer, floor) => [layer, ordered.slice(0, floor)])),
  manifest: [...ordered.slice(0, ordered.indexOf('manifest')), 'themes'],
  client: [...ordered.slice(0, ordered.indexOf('client')), 'themes'],
  server: [...ordered.slice(0, ordered.indexOf('server')), 'themes'],
  backend: ['schemas', 'fixtures'],
};

/** The part that a file belongs to; undefined for files outside of any part (scripts, configuration). */
export function layerOf(path: string): Layer | undefined {
  if (path.startsWith('registry/manifest.')) return 'manifest';
  // The command line and an operator's call check documents with the site's own blocks and the facts of the backend.
  if (/^server\/(backend\/(cli|run-command|inbox-commands|site-services)\.ts$|cli\/|facts\/)/.test(path))
    return undefined;
  if (path.startsWith('server/backend/')) return 'backend';
  if (path.startsWith('blocks/')) return blockOf(path) ? 'block' : 'blocks/_ui';
  const folder = path.split('/')[0];
  return (['schemas', 'registry', 'engine', 'client', 'server', 'themes', 'fixtures', 'tests'] as const).find(
    (layer) => layer === folder,
  );
}

/** The block a file belongs to; undefined outside blocks and in the shared `blocks/_…` folders. */
export function blockOf(path: string): string | undefined {
  const [folder, name] = path.split('/');
  return folder === 'blocks' && name && !name.startsWith('_') ? name : undefined;
}

/** What `layer` may import besides itself, or undefined if it may import anything. */
export function allowedImports(layer: Layer): Layer[] | undefined {
  return allowed[layer];
}
