import { expect, test } from 'vitest';
import { fixtures as articleFixtures } from '#blocks/CustomerArticle/fixtures.ts';
import { joinChunks } from '#engine/html/html-chunk.ts';
import { newRenderLog, type RenderLog, renderNode } from '#engine/render/render-node.tsx';
import { registry } from '#registry/manifest.server.ts';
import { type Fixture, fixtureNode } from './fixture-node.ts';
import { samplePage } from './sample-page.ts';

// Texts of boards, SPEC sections 4, 6 and 8.
function show(type: string, fixture: Fixture): string {
  const block = registry.blocks.get(type);
  if (!block) throw new Error(`no ${type}`);
  // On the home page empty lists are left out.
  const pageKey = '/boards/{boardTypeId}';
  const page = samplePage('en', { pageKey, ...(fixture.path ? { path: fixture.path } : {}) });
  const log: RenderLog = newRenderLog();
  const html = joinChunks(renderNode(fixtureNode(block, fixture, page, registry), page, log));
  expect(log.problems).toEqual([]);
  return html;
}
const empty = { rows: [], count: 0, page: 1, limit: 10 };

test('an empty board of the clinic shows a message, and so does an empty board of visitors', () => {
  expect(show('BoardList', { data: {}, source: empty })).toContain('No articles available.');
  expect(show('CustomerBoardList', { data: {}, source: empty })).toContain('No articles registered.');
});

test('an answer is headed Admin Response, and without one the page announces that the clinic will answer', () => {
  const { default: answered } = articleFixtures;
  const html = show('CustomerArticle', answered);
  expect(html).toContain('Admin Response');
  expect(html).not.toContain('We will respond as soon as possible');
  const row = { ...answered.source.row, answer: null, isAnswered: false };
  const waiting = show('CustomerArticle', { ...answered, source: { row } });
  expect(waiting).toContain('We will respond as soon as possible');
  expect(waiting).not.toContain('Admin Response');
});
