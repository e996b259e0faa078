// @vitest-environment jsdom
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { renderHook } from '../../testing/render-hook-for-test.tsx';
import { createDocument, replaceText, setValue } from '../document/site-document.ts';
import { codeAtom, documentAtom } from './document-atoms.ts';
import { useFindings, useFindingsWithState } from './use-findings.ts';

const documentOf = (title: string) => JSON.stringify({ formatVersion: 1, title: title.repeat(1_000) });

test('findings of a text being typed stay until those of the next one arrive, and the cache has no text in its keys', async () => {
  const checks: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { document } = JSON.parse(String(body)) as { document: string };
    checks.push(document);
    const message = { ko: '가', en: document.slice(0, 40) };
    return Response.json({ findings: [{ rule: 'a', level: 'note', line: 1, column: 1, path: [], message }] });
  });
  const store = createStore();
  store.set(codeAtom, 'bomnal');
  store.set(documentAtom, createDocument(documentOf('one')));
  const hook = renderHook(
    () => ({ ...useFindingsWithState(), placed: useFindings().findings, cache: useSWRConfig().cache }),
    [],
    ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  );
  const checked = (text: string) =>
    vi.waitFor(() => {
      const { isChecking, findings, checked: of } = hook.current;
      expect([isChecking, findings.length, of]).toEqual([false, 1, text]);
    }, waitTimeoutMs);
  await checked(documentOf('one'));
  store.set(documentAtom, (now) => setValue(now, ['title'], 'two'.repeat(1_000)));
  await vi.waitFor(() => expect(hook.current.isChecking).toBe(true), waitTimeoutMs);
  expect([hook.current.findings.length, hook.current.checked]).toEqual([1, documentOf('one')]);
  expect(hook.current.placed).toHaveLength(1);
  store.set(documentAtom, (now) => replaceText(now, documentOf('three')));
  await vi.waitFor(() => expect(hook.current.placed).toHaveLength(0), waitTimeoutMs);
  expect(hook.current.findings).toHaveLength(1);
  store.set(documentAtom, (now) => replaceText(now, documentOf('two')));
  await checked(documentOf('two'));
  expect(checks).toEqual([documentOf('one'), documentOf('two')]);
  expect([...hook.current.cache.keys()].filter((key) => key.length > 100)).toEqual([]);
  hook.unmount();
});
