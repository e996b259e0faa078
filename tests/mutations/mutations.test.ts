// @slow: checks hundreds of mutated documents

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { offlineFacts } from '#server/facts/offline-facts.ts';
import { checkDocument } from '#server/publishing/index.ts';
import { boardTypeIdsIn } from '#server/publishing/load-partner-facts.ts';
import { kinds, textKinds } from './kinds/index.ts';
import { seededPick } from './mutation.ts';
import { type Outcome, runMutations, runTextMutations } from './run-mutations.ts';

/** Another seed mutates other places: `MUTATION_SEED=7 npx vitest run tests/mutations`. */
const seed = Number(process.env.MUTATION_SEED ?? 20_261_125);
const codes = ['bomnal', 'haru', 'shirakawa'];
const now = '2026-11-25T03:00:00Z';

const registry = await registryOnDisk();

test('there are at least 150 kinds of mutations, each with a name of its own', () => {
  const names = [...kinds, ...textKinds].map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(150);
});

test(`every mutation to the shipped documents is reported, nearly all at their exact place (seed ${seed})`, async () => {
  const outcomes: Outcome[] = [];
  const withoutKorean = new Set<string>();
  const began = performance.now();
  for (const [index, code] of codes.entries()) {
    const text = readFileSync(`fixtures/partners/${code}/site.json`, 'utf8');
    const partner = await offlineFacts(`fixtures/partners/${code}`, { boardTypeIds: boardTypeIdsIn(text) });
    // Only a clinic that has its visits measured needs a consent banner.
    for (const { row } of Object.values(partner.info)) row.marketing.ga4Id = 'G-ABC1';
    const check = async (mutated: string) => {
      const findings = await checkDocument(mutated, { registry, partner, now });
      for (const { message } of findings)
        if (message.ko.includes(`: ${message.en}`)) withoutKorean.add(message.en);
      return findings;
    };
    const pick = seededPick(seed + index);
    // Each kind on two documents, and kinds for a whole document on one: more would take long and show little.
    const own = kinds.filter(({ alone }, number) => (alone ? index === 0 : number % codes.length !== index));
    outcomes.push(...(await runMutations(text, own, pick, check)));
    if (index === 0) outcomes.push(...(await runTextMutations(text, textKinds, pick, check)));
  }
  const missed = outcomes.filter(({ isReported }) => !isReported);
  const inexact = outcomes.filter(({ isExact, isReported }) => isReported && !isExact);
  const share = 1 - (inexact.length + missed.length) / outcomes.length;
  console.info(
    `${outcomes.length} mutations of ${new Set(outcomes.map(({ kind }) => kind)).size} kinds, seed ${seed}: ${outcomes.length - missed.length} reported, ${(share * 100).toFixed(1)} % at the exact place (${Math.round(performance.now() - began)} ms)`,
  );
  const lines = (list: Outcome[]) =>
    list.map(({ kind, place, found }) => `${kind} ${place}\n    ${found[0] ?? ''}`);
  expect(lines(missed)).toEqual([]);
  expect([...withoutKorean], 'messages that korean-messages.ts does not have').toEqual([]);
  expect(share, lines(inexact).join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(outcomes.length).toBeGreaterThanOrEqual(500);
});
