/** Groups of design tokens in the order in which they are shown. */
const tokenGroups = [
  'colors',
  'palette',
  'fonts',
  'texts',
  'spacing',
  'shape',
  'layout',
  'motion',
  'others',
] as const;
export type TokenGroup = (typeof tokenGroups)[number];

const starts: readonly [RegExp, TokenGroup][] = [
  [/^color\.\w+\.\d+$|^color\.(?:white|black)$/, 'palette'],
  [/^color\./, 'colors'],
  [/^font\./, 'fonts'],
  [/^(?:text|leading|weight|tracking)\./, 'texts'],
  [/^(?:space|section)\.|^gutter$/, 'spacing'],
  [/^(?:radius|shadow|line)\./, 'shape'],
  [/^(?:page|footer|header|subnav|z)\./, 'layout'],
  [/^ease\.|^duration/, 'motion'],
];

/** The group of a token, by its name; one that no template has is among the others. */
export const groupOf = (token: string): TokenGroup =>
  starts.find(([pattern]) => pattern.test(token))?.[1] ?? 'others';

/** Fonts that follow from the others, and lists of fallbacks: changing them would break a language. */
const derived = /^font\.(?:body|heading|display)$|^font\.others-/;

/**
 * The tokens of each group: the template's, and further ones that the document sets.
 * @param languages of the site: fonts for other languages are left out
 */
export function groupTokens(
  ofTemplate: readonly string[],
  own: readonly string[],
  languages: readonly string[],
): Map<TokenGroup, string[]> {
  const isShown = (token: string) => {
    if (own.includes(token)) return true;
    const language = /^font\.\w+-(\w{2})$/.exec(token)?.[1];
    return !derived.test(token) && (language === undefined || languages.includes(language));
  };
  const all = [...new Set([...ofTemplate, ...own])].filter(isShown);
  const groups = Map.groupBy(all, groupOf);
  return new Map(
    tokenGroups.flatMap((group) => {
      const tokens = groups.get(group);
      return tokens ? [[group, tokens] as const] : [];
    }),
  );
}
