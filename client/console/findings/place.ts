import type { Finding } from '#schemas/operator/finding.ts';

type Place = Pick<Finding, 'path'>;

/** Where something is in the document, for people: `pages › / › sections › 2 › data`. Items are counted from 1. */
export const placeOf = ({ path }: Place): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ');

/** The address that opens the editor at a place of the document. */
export const editorAddress = (code: string, { path }: Place): string =>
  `/partners/${encodeURIComponent(code)}/site?path=${encodeURIComponent(JSON.stringify(path))}`;
