import { data, type Feature, isAtFloor } from './browser-floor.ts';

/** Members of globals that a browser of the floor lacks, as scripts write them, by global. */
const missing = [
  ...missingIn(data.javascript.builtins, /^(\w+)$/),
  // Only static members are written after the name of an interface.
  ...missingIn(data.api, /^(\w+)_static$/),
];

type Globals = Record<string, Record<string, Feature>>;

function missingIn(globals: Globals, member: RegExp): { global: string; names: string[] }[] {
  return Object.entries(globals).map(([global, members]) => ({
    global,
    names: Object.entries(members).flatMap(([key, feature]) => {
      const name = member.exec(key)?.[1];
      return name && !isAtFloor(feature) ? [name] : [];
    }),
  }));
}

const patterns: readonly RegExp[] = [
  ...missing
    .filter(({ names }) => names.length > 0)
    .map(({ global, names }) => new RegExp(`(?<![\\w$])${global}\\.(?:${names.join('|')})(?![\\w$])`, 'g')),
  // Syntax on which a whole script fails before Safari 16.4.
  /\(\?<[=!]/g,
  /(?<![\w$.])static ?\{/g,
];

/** Built-ins and syntax in a built script that browsers of the floor lack. */
export const missingBuiltIns = (script: string): string[] => [
  ...new Set(patterns.flatMap((pattern) => script.match(pattern) ?? [])),
];
