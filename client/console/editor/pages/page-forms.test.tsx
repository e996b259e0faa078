// @vitest-environment jsdom
import { createStore } from 'jotai';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { typeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createDocument, undo } from '../document/site-document.ts';
import { documentAtom, selectionAtom } from '../state/document-atoms.ts';
import { useDocument } from '../state/use-document.ts';
import { pageKeys } from '../tree/page-tree.ts';
import { AddressForm } from './AddressForm.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { NewPageForm } from './NewPageForm.tsx';
import type { PageDialogProps } from './page-dialog-props.ts';
import { usePageChanges } from './use-page-changes.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const site = {
  menu: [{ url: '/spring', title: { ko: '봄' } }],
  pages: { '/spring': { title: { ko: '봄' }, sections: [] } },
};
const template: Json = { pages: { '/': { sections: [] } } };

/** Shows a form about the page /spring. The heading is the page in view. */
function open(Form: ComponentType<PageDialogProps>) {
  const store = createStore();
  store.set(documentAtom, createDocument(JSON.stringify(site)));
  store.set(selectionAtom, ['pages', '/spring', 'title']);
  function Editor() {
    const { value } = useDocument();
    const [page, showPage] = useState('/spring');
    const [isOpen, setOpen] = useState(true);
    const changes = usePageChanges(showPage);
    const props = { page, template, changes, document: value, keys: pageKeys(value, template) };
    return (
      <>
        <h1>{page}</h1>
        {isOpen && (
          <Form
            {...props}
            languages={['ko', 'en']}
            origin="http://clinic.example"
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  }
  renderConsole(store, <Editor />);
  return store;
}
const press = async (name: string) => {
  await vi.waitFor(() => expect(buttonsNamed(name)).toHaveLength(1), waitTimeoutMs);
  buttonsNamed(name)[0]?.click();
};
const documentOf = (store: ReturnType<typeof createStore>) => store.get(documentAtom).value;
const shown = () => document.querySelector('h1')?.textContent;

afterEach(closeConsole);

test('a new page needs a title and an address; both are added in one step, and the page is shown', async () => {
  const store = open((props) => <NewPageForm {...props} typed="/spring" from={undefined} />);
  await press('Add the page');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Enter the title'), waitTimeoutMs);
  expect(document.body.textContent).toContain('There is already a page at /spring.');
  expect(documentOf(store)).toEqual(site);
  typeInto('Title (Korean)', '겨울 ');
  typeInto('Address', '/winter');
  await vi.waitFor(() => expect(document.body.textContent).toContain('clinic.example/winter'), waitTimeoutMs);
  await press('Add the page');
  await vi.waitFor(() => expect(shown()).toBe('/winter'), waitTimeoutMs);
  expect(documentOf(store)).toEqual({
    ...site,
    pages: { ...site.pages, '/winter': { title: { ko: '겨울' }, sections: [] } },
  });
  expect(store.get(selectionAtom)).toBeNull();
  store.set(documentAtom, undo);
  expect(documentOf(store)).toEqual(site);
});

test('the address of a new page follows its English title until it is typed', async () => {
  open((props) => <NewPageForm {...props} typed="봄 행사" from={undefined} />);
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toBe('봄 행사'), waitTimeoutMs);
  typeInto('Title (English)', 'Spring');
  await vi.waitFor(
    () => expect(document.body.textContent).toContain('clinic.example/spring-2'),
    waitTimeoutMs,
  );
});

test('what leads to a page follows to its new address, in one step', async () => {
  const store = open(AddressForm);
  await vi.waitFor(() => expect(document.body.textContent).toContain('Menu: 봄'), waitTimeoutMs);
  typeInto('Address', '/may');
  await press('Change the address');
  await vi.waitFor(() => expect(shown()).toBe('/may'), waitTimeoutMs);
  expect(documentOf(store)).toEqual({
    menu: [{ url: '/may', title: { ko: '봄' } }],
    pages: { '/may': site.pages['/spring'] },
  });
  store.set(documentAtom, undo);
  expect(documentOf(store)).toEqual(site);
});

test('a page is deleted with its entry of the menu, in one step', async () => {
  const store = open(DeleteForm);
  await vi.waitFor(() => expect(document.body.textContent).toContain('Menu: 봄'), waitTimeoutMs);
  await press('Delete the page');
  await vi.waitFor(() => expect(shown()).toBe('/'), waitTimeoutMs);
  expect(documentOf(store)).toEqual({ menu: [], pages: {} });
  store.set(documentAtom, undo);
  expect(documentOf(store)).toEqual(site);
});

test('the dialogs about pages end with the way out, where the focus is before a page is deleted', async () => {
  open(DeleteForm);
  await vi.waitFor(() => expect(buttonsNamed('Cancel')).toHaveLength(1), waitTimeoutMs);
  // React Aria moves the focus in an effect, which may follow the first render.
  await vi.waitFor(() => expect(document.activeElement).toBe(buttonsNamed('Cancel')[0]), waitTimeoutMs);
  const names = [...document.querySelectorAll('.Dialog-buttons button')].map((button) => button.textContent);
  expect(names).toEqual(['Cancel', 'Delete the page']);
});
