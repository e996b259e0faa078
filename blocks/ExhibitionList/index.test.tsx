import { expect, test } from 'vitest';
import { exhibitionsFixture } from '#blocks/_ui/exhibition-fixtures.ts';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const show = (source: unknown, query: Record<string, string> = {}) =>
  renderForTest({ component, messages }, { data: schema.parse({}), source, page: { query } }).html;

test('running events come before coming and ended ones, each part under its heading', () => {
  const headings = [...show(exhibitionsFixture()).matchAll(/<h2[^>]*>([^<]+)</g)].map(([, text]) => text);
  expect(headings).toEqual(['Ongoing events', 'Upcoming events', 'Ended events']);
});

test('the tab of the query is current, an unknown one counts as all', () => {
  const current = (state?: string) =>
    /aria-current="page"[^>]*>([^<]+)</.exec(show(exhibitionsFixture(), state ? { state } : {}))?.[1];
  expect(current('ended')).toBe('Ended');
  expect(current()).toBe('All');
  expect(current('hidden')).toBe('All');
});

test('without events, and without an answer, it says so', () => {
  for (const source of [{ rows: [], count: 0, page: 1, limit: 20 }, undefined]) {
    expect(show(source)).toContain('No special events registered.');
  }
});
