import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** Names of the cases to run; all when empty. */
  cases: string[];
  /** Rounds of a measurement. */
  rounds: number;
  /** Seconds of load per program and round. */
  seconds: number;
  /** Connections that are kept busy. */
  connections: number;
  /** Synthetic partners of the case `scale`, no fewer than 100; its cache is in proportion. */
  partners: number;
  /** A CPU profile of the site is left behind. */
  profile: boolean;
  /** A set-up folder of other engines. */
  peers: string | undefined;
  /** A folder in which Lighthouse is installed. */
  lighthouse: string | undefined;
  serve: boolean;
  list: boolean;
  /** Nothing is measured: the report is written from what was. */
  report: boolean;
};

/** What options want that name a folder. */
const folders = {
  peers: 'a set-up folder of other engines (tests/bench/README.md)',
  lighthouse: 'a folder in which Lighthouse is installed',
};

/**
 * What the words after `npm run bench --` ask for.
 * @throws TypeError (Node's own) for unknown options, RangeError for numbers that are none, and for folders that are not named
 */
export function readOptions(words: readonly string[], env: NodeJS.ProcessEnv = process.env): BenchOptions {
  for (const [name, wanted] of Object.entries(folders)) wantFolder(words, name, wanted);
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '32' },
      partners: { type: 'string', default: '10000' },
      profile: { type: 'boolean', default: false },
      peers: { type: 'string' },
      lighthouse: { type: 'string' },
      serve: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
    },
  });
  const { profile, serve, list, report } = values;
  return {
    cases: positionals,
    rounds: positive('rounds', values.rounds),
    seconds: positive('seconds', values.seconds),
    connections: positive('connections', values.connections),
    partners: positive('partners', values.partners, 100),
    profile,
    peers: values.peers ?? (env.BENCH_PEERS || undefined),
    lighthouse: values.lighthouse ?? (env.BENCH_LIGHTHOUSE || undefined),
    serve,
    list,
    report,
  };
}

/** Node would only say that an argument is missing. */
function wantFolder(words: readonly string[], name: string, wanted: string): void {
  const at = words.indexOf(`--${name}`);
  const isBare = at >= 0 && /^(-|$)/.test(words[at + 1] ?? '');
  if (isBare || words.includes(`--${name}=`)) throw new RangeError(`--${name} wants ${wanted}`);
}

function positive(name: string, text: string, least = 1): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new RangeError(`--${name} wants a whole number from ${least}, not "${text}"`);
  return value;
}
