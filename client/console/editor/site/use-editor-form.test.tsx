// @vitest-environment jsdom
import { createStore } from 'jotai';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createDocument, setValue, undo } from '../document/site-document.ts';
import { Findings } from '../form/Findings.tsx';
import type { EditorData } from '../schema/use-editor-data.ts';
import { codeAtom, documentAtom } from '../state/document-atoms.ts';
import { useFindings } from '../state/use-findings.ts';
import { useEditorForm } from './use-editor-form.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const text = '{"list": ["one", "two", "three"]}';
const finding = {
  rule: 'rule',
  level: 'error',
  line: 1,
  column: 1,
  path: ['list', 0],
  message: { ko: '첫째', en: 'The first' },
  fix: [{ path: ['list', 0] }],
};

/** What is found at the first item, with a button that writes into it whatever the form allows. */
function FirstItem({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const { findings, checked } = useFindings();
  const form = useEditorForm({
    data: { schema: {} } as EditorData,
    document: {},
    findings,
    checked,
    languages: ['ko'],
    timeZone: 'Asia/Seoul',
    selection: null,
    isReadOnly,
  });
  return (
    <>
      <Findings findings={form.findingsAt(['list', 0])} />
      <button type="button" onClick={() => form.setValue(['list', 0], 'written')}>
        Write
      </button>
    </>
  );
}

/** Opens a document whose first check finds something, and every later one is offline. */
async function open(code: string) {
  let isFirst = true;
  vi.stubGlobal('fetch', async () => {
    if (!isFirst) throw new TypeError('offline');
    isFirst = false;
    return Response.json({ findings: [finding] });
  });
  const store = createStore();
  store.set(codeAtom, code);
  store.set(documentAtom, createDocument(text));
  renderConsole(store, <FirstItem />);
  await vi.waitFor(() => expect(fixButton()).toBeDefined(), waitTimeoutMs);
  return store;
}
const fixButton = () => buttonsNamed('Fix it')[0] as HTMLButtonElement;
const typeFirst = (store: Awaited<ReturnType<typeof open>>) =>
  store.set(documentAtom, (now) => setValue(now, ['list', 0], 'ones'));

afterEach(() => {
  vi.unstubAllGlobals();
  closeConsole();
});

test('a double click on “Fix it” makes the edits of the finding once', async () => {
  const store = await open('double');
  const button = fixButton();
  button.click();
  button.click();
  await vi.waitFor(() => expect(fixButton()).toBeUndefined(), waitTimeoutMs);
  expect(store.get(documentAtom).value).toEqual({ list: ['two', 'three'] });
});

test('“Fix it” waits, with the focus, while its value is being typed', async () => {
  const store = await open('earlier');
  fixButton().focus();
  typeFirst(store);
  await vi.waitFor(() => expect(fixButton().getAttribute('aria-disabled')).toBe('true'), waitTimeoutMs);
  expect(document.activeElement).toBe(fixButton());
  fixButton().click();
  expect(store.get(documentAtom).value).toEqual({ list: ['ones', 'two', 'three'] });
  store.set(documentAtom, undo);
  await vi.waitFor(() => expect(fixButton().getAttribute('aria-disabled')).toBeNull(), waitTimeoutMs);
  fixButton().click();
  await vi.waitFor(
    () => expect(store.get(documentAtom).value).toEqual({ list: ['two', 'three'] }),
    waitTimeoutMs,
  );
});

test.each([
  [true, 'one'],
  [false, 'written'],
])(
  'a control that sends a change, such as a date, changes only a document that may be written: %s',
  (isReadOnly, first) => {
    vi.stubGlobal('fetch', async () => Response.json({ findings: [] }));
    const store = createStore();
    store.set(codeAtom, `locked-${isReadOnly}`);
    store.set(documentAtom, createDocument(text));
    flushSync(() => renderConsole(store, <FirstItem isReadOnly={isReadOnly} />));
    buttonsNamed('Write')[0]?.click();
    expect(store.get(documentAtom).value).toEqual({ list: [first, 'two', 'three'] });
  },
);
