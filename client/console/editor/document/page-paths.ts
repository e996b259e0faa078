/** The page key that a path leads to: one without parameters before others. */
export function keyOfPath(path: string, keys: readonly string[]): string | undefined {
  const [plain = '/'] = path.split(/[?#]/);
  if (keys.includes(plain)) return plain;
  return keys.find((key) => key.includes('{') && patternOf(key).test(plain));
}

const patternOf = (key: string): RegExp =>
  new RegExp(`^${key.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** A path of a page: its parameters have the value 1, which the operator can change. */
export const examplePath = (key: string): string => key.replaceAll(/\{\w+\}/g, '1');

/** Divides a URL of the site into its language and the path without it. */
export function splitLanguage(
  path: string,
  languages: readonly string[],
): { language: string | undefined; path: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(path) ?? [];
  if (!languages.includes(first)) return { language: undefined, path };
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}
