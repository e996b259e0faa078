import { type Finding, jsonPath } from '#schemas/operator/finding.ts';

type Place = Pick<Finding, 'path'>;

/**
 * Where something is in the document, for people: `Page › / › Section 2 › Content`. Items are counted from 1.
 * @param words what operators call the names in a path; others stay as they are
 */
export function placeOf({ path }: Place, words: Readonly<Record<string, string>>): string {
  const parts: string[] = [];
  for (const part of path)
    if (typeof part === 'string') parts.push(words[part] ?? part);
    else parts.push(`${parts.pop() ?? ''} ${part + 1}`.trim());
  return parts.join(' › ');
}

const ofSettings: ReadonlySet<string> = new Set(['template', 'languages', 'recommendedKeywords', 'titles']);

/** The screen on which a place of the document is edited. */
export function screenOf({ path: [first] }: Place): 'site' | 'theme' | 'menu' | 'settings' {
  if (first === 'theme' || first === 'menu') return first;
  return ofSettings.has(String(first)) ? 'settings' : 'site';
}

/** The URL that opens the screen of a place of the document, at that place. */
export const editorAddress = (code: string, { path }: Place): string =>
  `/partners/${encodeURIComponent(code)}/${screenOf({ path })}?path=${encodeURIComponent(JSON.stringify(path))}`;

/** The place in a URL of `editorAddress`, or undefined. */
export function placeIn(query: URLSearchParams): Place['path'] | undefined {
  try {
    return jsonPath.parse(JSON.parse(query.get('path') ?? ''));
  } catch {
    return undefined;
  }
}
