import { expect, test } from 'vitest';
import { joinPieces } from '#engine/render/piece.ts';
import { newRenderLog, renderNode } from '#engine/render/render-node.tsx';
import type { MessageFile } from '#registry/contract.ts';
import { registry } from '#registry/manifest.server.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import { type Fixture, fixtureNode, fixtureProblems } from './fixture-node.ts';
import { samplePage } from './sample-page.ts';

const fixtures = import.meta.glob<Record<string, Fixture>>('../../blocks/*/fixtures.ts', {
  eager: true,
  import: 'fixtures',
});
const fixturesOf = (type: string) => fixtures[`../../blocks/${type}/fixtures.ts`];

for (const [type, block] of registry.blocks) {
  test(`${type}: has the three fixtures and they fit its schema and its source`, () => {
    const own = fixturesOf(type) ?? {};
    expect(Object.keys(own)).toEqual(expect.arrayContaining(['default', 'minimal', 'extreme']));
    for (const [name, fixture] of Object.entries(own))
      expect(fixtureProblems(block, fixture, registry), name).toEqual([]);
  });

  test(`${type}: reads only sources that exist`, () => {
    for (const name of block.meta.sources) expect([...registry.sources.keys()]).toContain(name);
  });

  test(`${type}: says everything in four languages`, () => {
    expect(incomplete(block.messages)).toEqual([]);
    expect(Object.keys(block.meta.label).sort()).toEqual([...languageCodes].sort());
  });

  for (const locale of languageCodes) {
    test(`${type}: renders every fixture on the server in ${locale}`, () => {
      for (const [name, fixture] of Object.entries(fixturesOf(type) ?? {})) {
        const more = {
          ...(fixture.pageKey ? { pageKey: fixture.pageKey } : {}),
          ...(fixture.path ? { path: fixture.path } : {}),
        };
        const page = samplePage(locale, more);
        const log = newRenderLog();
        const html = joinPieces(renderNode(fixtureNode(block, fixture, page, registry), page, log));
        expect(log.problems, name).toEqual([]);
        expect(html, name).not.toMatch(/undefined|\[object Object\]|NaN/);
      }
    });
  }
}

/** Messages that a language lacks, or has empty. */
function incomplete(messages: MessageFile): string[] {
  return Object.entries(messages).flatMap(([key, texts]) =>
    languageCodes.filter((code) => !texts[code]?.trim()).map((code) => `${key}.${code}`),
  );
}
