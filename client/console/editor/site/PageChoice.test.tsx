// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { typeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { PageChoice } from './PageChoice.tsx';
import { type SiteView, useSiteView } from './use-site-view.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const site = { pages: { '/': { sections: [] }, '/spring': { title: 'May days', sections: [] } } };
let view: SiteView;

async function open(onNew?: (typed: string) => void) {
  function Editor() {
    view = useSiteView(site, {}, ['en']);
    return <PageChoice key={view.page} view={view} onNew={onNew} document={site} template={{}} />;
  }
  renderConsole(createStore(), <Editor />);
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull(), waitTimeoutMs);
}

/** Types into the field, and waits for the options that are then offered. */
async function expectOffered(text: string, options: string[]): Promise<void> {
  document.querySelector('input')?.focus();
  typeInto('Page', text);
  await vi.waitFor(() => {
    expect(document.querySelector('input')?.value).toBe(text);
    const offered = [...document.querySelectorAll('[role="option"]')];
    expect(offered.map(({ textContent }) => textContent)).toEqual(options);
  }, waitTimeoutMs);
}
const pressEnter = (more: KeyboardEventInit = {}) =>
  document
    .querySelector('input')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }));

afterEach(closeConsole);

test('an address that no page has is offered as a new page, and begun by Enter', async () => {
  const onNew = vi.fn<(typed: string) => void>();
  await open(onNew);
  await expectOffered('/winter-event', ['New page /winter-event…There is no such page yet.']);
  pressEnter({ keyCode: 229 });
  expect(onNew).not.toHaveBeenCalled();
  pressEnter();
  expect(onNew.mock.calls).toEqual([['/winter-event']]);
  await expectOffered('May', ['/springMay days']);
  await expectOffered('Winter', ['New page /winter…There is no such page yet.']);
  await expectOffered('겨울', ['New page…There is no such page yet.']);
});

test('Enter opens the page at the typed address, and the focus stays in the field', async () => {
  const onNew = vi.fn<(typed: string) => void>();
  await open(onNew);
  await expectOffered('/spring', ['/springMay days']);
  pressEnter();
  await vi.waitFor(() => expect(view.page).toBe('/spring'), waitTimeoutMs);
  const input = () => document.querySelector('input');
  await vi.waitFor(() => expect(document.activeElement).toBe(input()), waitTimeoutMs);
  expect(input()?.value).toBe('/spring May days');
  expect(onNew).not.toHaveBeenCalled();
});

test('where nothing can be changed, no new page is offered', async () => {
  await open();
  await expectOffered('/winter-event', []);
});

test('a click into the field selects its text, so that typing replaces it; the next one sets the caret', async () => {
  await open();
  const input = document.querySelector('input') as HTMLInputElement;
  const selected = () => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
  input.focus();
  input.click();
  expect(selected()).toBe(input.value);
  input.setSelectionRange(1, 1);
  input.click();
  expect(selected()).toBe('');
});
