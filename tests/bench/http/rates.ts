import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#scripts/lib/ports.ts';
import { heapOptions } from '#scripts/lib/service.ts';
import type { BenchOptions } from '../lib/options.ts';
import { type Contender, runRounds } from '../lib/rounds.ts';
import type { BenchCase, Section } from '../lib/section.ts';
import { type BenchServers, fetchBytes, programs, type Running, startBenchServers } from './bench-servers.ts';
import { describeRates } from './describe-rates.ts';
import { pagesPerAnswer } from './pages-per-answer.ts';
import { sameContent } from './same-content.ts';

export const rates: BenchCase = {
  name: 'http',
  summary: 'answers per second: warm, cache off, one source changed, beside own baselines',
  hasProfile: true,
  run,
};

/** The source that changes: the largest of the page, so that most of it must be rendered again. */
const source = 'products';

async function run(options: BenchOptions): Promise<Section> {
  const servers = await startBenchServers();
  try {
    const { contenders, made } = await contendersOf(servers, options);
    const results = await runRounds(contenders, options);
    return describeRates({ page: servers.page, source, options, contenders, results, made: await made() });
  } finally {
    await servers.stop();
  }
}

async function contendersOf(servers: BenchServers, { profile }: BenchOptions) {
  const baseline = (name: string) => servers.program(name, join(programs, `${name}.mjs`));
  const buffer = await servers.program('buffer', 'tests/bench/baselines/buffer-server.ts');
  const react = await baseline('react');
  const template = await baseline('template');
  const nodeArgs = profile ? ['--cpu-prof', '--cpu-prof-dir=.maru/bench/profiles'] : [];
  const warm = await servers.lasting(await servers.settled(await servers.site('warm', {}, nodeArgs)));
  const uncached = await servers.settled(await servers.site('uncached', { HTML_CACHE_MB: '0' }, nodeArgs));
  const countPort = await freePort();
  const changes = { HTML_CACHE_MB: '0', BENCH_CHANGES: source, BENCH_COUNT_PORT: String(countPort) };
  const changing = await servers.program('changing', join(programs, 'changing.mjs'), changes, [
    ...heapOptions(changes),
    ...nodeArgs,
  ]);
  await servers.settled(changing);

  const page = readFileSync(servers.page, 'utf8');
  for (const program of [react, template, uncached])
    sameContent(page, (await fetchBytes(program, 'identity')).toString(), program.name);

  const as = (id: string, label: string, program: Running, encoding = 'identity'): Contender => ({
    id,
    label,
    program,
    url: program.url,
    headers: { ...program.headers, 'Accept-Encoding': encoding },
  });
  const contenders = [
    as('buffer', 'ready buffer', buffer),
    as('warm', 'Maru, warm', warm),
    as('buffer-br', 'ready buffer, brotli', buffer, 'br'),
    as('warm-br', 'Maru, warm, brotli', warm, 'br'),
    as('uncached', 'Maru, HTML cache off', uncached),
    as('changing', `Maru, cache off, \`${source}\` changed each time`, changing),
    as('template', 'template literals', template),
    as('react', 'bare renderToString', react),
  ];
  return { contenders, made: () => pagesPerAnswer(changing, countPort) };
}
