import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** Names of the cases to run; all when empty. */
  cases: string[];
  /** Rounds of a measurement. */
  rounds: number;
  /** Seconds of load per program and round. */
  seconds: number;
  /** Concurrent connections. */
  connections: number;
  /** Synthetic partners of the case `scale`, at least 100; its cache is proportional. */
  partners: number;
  /** Whether to write a CPU profile of the site. */
  profile: boolean;
  /** A prepared folder of other engines. */
  peers: string | undefined;
  /** A folder in which Lighthouse is installed. */
  lighthouse: string | undefined;
  serve: boolean;
  list: boolean;
  /** Measure nothing; write the report from the last results. */
  report: boolean;
};

/** What the options that take a folder expect. */
const folders = {
  peers: 'a prepared folder of other engines (tests/bench/README.md)',
  lighthouse: 'a folder in which Lighthouse is installed',
};

/**
 * Parses the arguments after `npm run bench --`.
 * @throws TypeError (Node's own) for unknown options, RangeError for invalid numbers and missing folders
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

/** Node's own error would only report a missing argument. */
function wantFolder(words: readonly string[], name: string, wanted: string): void {
  const at = words.indexOf(`--${name}`);
  const isBare = at >= 0 && /^(-|$)/.test(words[at + 1] ?? '');
  if (isBare || words.includes(`--${name}=`)) throw new RangeError(`--${name} needs ${wanted}`);
}

function positive(name: string, text: string, least = 1): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new RangeError(`--${name} needs a whole number from ${least}, not "${text}"`);
  return value;
}
