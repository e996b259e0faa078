// @vitest-environment jsdom
import { useMemo, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { PageExplanation } from '#schemas/operator/preview.ts';
import { type FrameMessage, frameMessage } from '#schemas/operator/preview-frame.ts';
import { answerCall, showPart } from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { playFrame } from '../../testing/frame-for-test.ts';
import { flatRows, pageTree, type TreeRow } from '../tree/page-tree.ts';
import { usePreview } from './use-preview.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const origin = 'http://han.localhost';
const node = (id: string) => ({ id, type: 'Cta', v: 1, data: {} });
const rowsOf = (...ids: string[]) =>
  flatRows(pageTree({ pages: { '/': { sections: ids.map(node) } } }, {}, '/'));
const key = (index: number) => `pages["/"].sections[${index}]`;
const text = { ko: '섹션', en: 'Section' };

function shown(rows: TreeRow[], serial: number): FrameMessage {
  const explanation: PageExplanation = {
    page: '/',
    matched: '/',
    origin: 'document',
    template: 'commerce',
    status: 200,
    language: 'ko',
    now: '2026-12-24T00:00:00Z',
    head: { title: '', description: '' },
    sources: [],
    notes: [],
    nodes: rows.map(({ key: marker, path, name: type, id = '' }) => ({
      path: [...path],
      marker,
      place: text,
      origin: 'document',
      id,
      type,
      version: { written: 1, current: 1 },
      source: null,
      state: 'shown',
      reasons: [],
      milliseconds: 1,
    })),
  };
  return frameMessage.parse({
    type: 'shown',
    serial,
    status: 200,
    problems: [],
    explanation,
    milliseconds: 1,
  });
}

/** A page of the document with the sections a, b and c, of which b is selected. */
async function open() {
  const pointed: (string | undefined)[] = [];
  let change = (_: string[]): void => {};
  function Editor() {
    const [ids, setIds] = useState(['a', 'b', 'c']);
    change = setIds;
    const rows = useMemo(() => rowsOf(...ids), [ids]);
    const { frame } = usePreview({
      code: 'han',
      origin,
      rows,
      request: { document: ids.join(), path: '/' },
      names: Object.fromEntries(rows.map((row) => [row.key, `Section ${row.id}`])),
      movable: rows.map((row) => row.key),
      selected: rows.find(({ id }) => id === 'b')?.key ?? null,
      onPoint: (message, nodes) => {
        if (message.type === 'select') pointed.push(nodes.rowOf(message.marker)?.id);
      },
    });
    return <iframe ref={frame} title="Page" />;
  }
  const answer = { token: 'token', expiresAt: '2026-12-24T01:00:00Z', url: `${origin}/` };
  showPart(<Editor />, { 'POST /operator/partners/han/preview-tokens': answer });
  await vi.waitFor(() => expect(document.querySelector('iframe')).not.toBeNull(), waitTimeoutMs);
  const page = playFrame(document.querySelector('iframe') as HTMLIFrameElement, origin);
  await vi.waitFor(() => {
    page.send({ type: 'ready' });
    expect(page.sent).toContainEqual({ type: 'connect' });
  }, waitTimeoutMs);
  const last = <T extends string>(type: T) => page.sent.findLast((command) => command.type === type);
  const expectNames = (names: Record<string, string>, movable: string[], marker: string | null) =>
    vi.waitFor(() => {
      expect(last('names')).toEqual({ type: 'names', names, movable });
      expect(last('select')).toMatchObject({ marker });
    }, waitTimeoutMs);
  return { page, pointed, expectNames, change: (...ids: string[]) => change(ids) };
}

test('a page that is older than the document has the names and the selection of its own nodes', async () => {
  const { page, pointed, expectNames, change } = await open();
  const names = { [key(0)]: 'Section a', [key(1)]: 'Section b', [key(2)]: 'Section c' };
  await expectNames(names, [key(0), key(1), key(2)], key(1));
  page.send(shown(rowsOf('a', 'b', 'c'), 1));
  change('b', 'new', 'c');
  await expectNames({ [key(1)]: 'Section b', [key(2)]: 'Section c' }, [key(1), key(2)], key(1));
  for (const marker of [key(0), key(1), key(2)]) page.send({ type: 'select', marker });
  expect(pointed).toEqual([undefined, 'b', 'c']);

  page.send(shown(rowsOf('b', 'new', 'c'), 2));
  const newer = { [key(0)]: 'Section b', [key(1)]: 'Section new', [key(2)]: 'Section c' };
  await expectNames(newer, [key(0), key(1), key(2)], key(0));
});
