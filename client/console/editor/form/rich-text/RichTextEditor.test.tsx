// @vitest-environment jsdom
import { createStore } from 'jotai';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));

// jsdom lays nothing out, and the editor scrolls to what was changed.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

let latest: string;
let setOutside: (html: string) => void;

function Screen({ initial }: { initial: string }) {
  const [html, setHtml] = useState(initial);
  latest = html;
  setOutside = setHtml;
  return <RichTextEditor label="Text" lang="ko" html={html} onChange={setHtml} />;
}

const text = () => document.querySelector<HTMLElement>('[role="textbox"]');
const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);

async function show(initial: string): Promise<void> {
  renderConsole(createStore(), <Screen initial={initial} />);
  await vi.waitFor(() => expect(button('HTML: Text')).not.toBeNull(), waitTimeoutMs);
}

/** Selects all of the text, as Ctrl+A does. */
async function selectAll(): Promise<void> {
  const field = text() as HTMLElement;
  field.focus();
  document.getSelection()?.selectAllChildren(field);
  document.dispatchEvent(new Event('selectionchange'));
}

const press = (name: string) => button(name)?.click();

const pressKey = (key: string, modifiers = {}) =>
  text()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));

const expectHtml = (html: string) => vi.waitFor(() => expect(latest).toBe(html), waitTimeoutMs);

afterEach(closeConsole);

test('the selected text becomes bold by the tool, and a heading by its key', async () => {
  await show('<p>봄날</p>');
  expect(text()?.lang).toBe('ko');
  await selectAll();
  press('Bold');
  await expectHtml('<p><strong>봄날</strong></p>');
  await vi.waitFor(() => expect(button('Bold')?.ariaPressed).toBe('true'), waitTimeoutMs);
  pressKey('3', { ctrlKey: true, altKey: true });
  await expectHtml('<h3><strong>봄날</strong></h3>');
});

test('lines become a list, and paragraphs again', async () => {
  await show('<p>봄날</p>');
  await selectAll();
  press('Bulleted list');
  await expectHtml('<ul><li><p>봄날</p></li></ul>');
  press('Numbered list');
  await expectHtml('<ol><li><p>봄날</p></li></ol>');
  press('Numbered list');
  await expectHtml('<p>봄날</p>');
});

test('the keys of undo are left to the site editor', async () => {
  await show('<p>봄날</p>');
  const seen = vi.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('keydown', seen, { once: true });
  pressKey('z', { ctrlKey: true });
  expect(seen).toHaveReturnedWith(false);
});

test('what is changed elsewhere is shown, also if it can only be shown as HTML', async () => {
  await show('<p>봄날</p>');
  setOutside('<p>여름</p>');
  await vi.waitFor(() => expect(text()?.textContent).toBe('여름'), waitTimeoutMs);
  setOutside('<table></table>');
  await vi.waitFor(
    () => expect(document.querySelector('textarea')?.value).toBe('<table></table>'),
    waitTimeoutMs,
  );
  expect(document.body.textContent).toContain('only the HTML view can show');
  expect(latest).toBe('<table></table>');
});

test('HTML is edited as text, and shown again with its formats', async () => {
  await show('<p>봄날</p>');
  press('HTML: Text');
  await vi.waitFor(() => expect(document.querySelector('textarea')).not.toBeNull(), waitTimeoutMs);
  const area = document.querySelector('textarea') as HTMLTextAreaElement;
  area.setRangeText('<p><b>봄</b></p>', 0, area.value.length);
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expectHtml('<p><b>봄</b></p>');
  press('HTML: Text');
  await vi.waitFor(() => expect(text()?.querySelector('b')?.textContent).toBe('봄'), waitTimeoutMs);
  expect(latest).toBe('<p><b>봄</b></p>');
});

test('pasted markup is reduced to what the editor knows', async () => {
  await show('');
  text()?.focus();
  const clipboardData = {
    getData: (type: string) =>
      type === 'text/html' ? '<div style="color:red"><b onclick="x()">봄</b><script>x()</script></div>' : '',
    types: ['text/html'],
    files: [],
  };
  text()?.dispatchEvent(
    Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
  );
  await expectHtml('<p><b>봄</b></p>');
});
