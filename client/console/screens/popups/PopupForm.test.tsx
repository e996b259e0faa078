// @vitest-environment jsdom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import type { OperatorPopup } from '#schemas/operator/popup-calls.ts';
import {
  type Answers,
  answerCall,
  buttons,
  press,
  refusal,
  seesText,
  showPart,
} from '#tests/setup/console-screen.tsx';
import { typeInto, writeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { PopupForm } from './PopupForm.tsx';
import { bodyOf } from './use-save-popup.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const slide = (title: string) => ({
  title: { ko: title },
  pcContent: `/files/han/${title}.webp`,
  devices: ['PC' as const],
});
const popupOf = (version: string, ...titles: string[]): OperatorPopup => ({
  id: 5,
  version,
  locations: ['/'],
  items: titles.map(slide),
  ratio: '1:1',
  direction: 'CENTER',
  isAutoPlacement: true,
});
const mine = { ...popupOf('first', 'a', 'b', 'c'), startAt: '2026-06-01T00:00:00Z' };
const saveCall = 'PUT /operator/partners/han/popups/5';

/** The form of a popup, which shows the version that was saved last until it is closed. */
function Editor({ mayWrite = true, onUnsaved = () => {} }: Partial<Parameters<typeof PopupForm>[0]>) {
  const [popup, setPopup] = useState<OperatorPopup>();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>Closed</p>;
  const shown = popup ?? mine;
  return (
    <>
      <p>Version {shown.version}</p>
      <PopupForm
        key={shown.version}
        code="han"
        timeZone="Asia/Seoul"
        languages={['ko']}
        saved={shown}
        initial={bodyOf(shown)}
        mayWrite={mayWrite}
        onUnsaved={onUnsaved}
        onSaved={setPopup}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Writes the title of a slide, which is counted from 1. */
function writeTitle(slide: number, text: string) {
  const group = [...document.querySelectorAll('fieldset.Group')][slide - 1];
  const field = group?.querySelector('textarea');
  writeInto(field, text);
}
const show = (answers: Answers) => showPart(<Editor />, answers);

test('pictures are moved and removed, and saved in their new order', async () => {
  const { sent } = show({ [saveCall]: { popup: popupOf('second', 'c', 'a') } });
  await press('Move down: picture 1');
  await press('Move up: picture 3');
  await press('Remove picture 1');
  await press('Save for visitors');
  await seesText('Version second');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Change the popup'), waitTimeoutMs);
  const items = [slide('c'), slide('a')];
  expect(sent).toEqual([[saveCall, { version: 'first', popup: { ...bodyOf(mine), items } }]]);
});

test('another picture is added, and is not sent before it is complete', async () => {
  const { sent } = show({});
  await press('+ Another picture');
  await seesText('Every slide needs a title in the main language.');
  writeTitle(4, 'd');
  await seesText('Every slide needs a picture, for computers or for phones.');
  expect(buttons('Save for visitors')[0]?.disabled).toBe(true);
  await press('Remove picture 4');
  expect(document.body.textContent).not.toContain('Every slide needs a picture');
  expect(sent).toEqual([]);
});

test('what the server refuses is reported, and the changes stay', async () => {
  const { sent } = show({
    [saveCall]: () => refusal(422, { translatedMessage: 'The picture is not one of this clinic.' }),
  });
  await press('Move down: picture 1');
  await press('Save for visitors');
  await seesText('The picture is not one of this clinic.');
  expect(sent).toHaveLength(1);
  await seesText('Version first');
});

test('where somebody else saved meanwhile, the current version replaces the changes', async () => {
  const conflict = { code: 'POPUP_CHANGED', message: 'POPUP_CHANGED', popup: popupOf('theirs', 'z') };
  const { sent } = show({
    [saveCall]: () => refusal(409, { ...conflict, translatedMessage: 'Somebody else saved it.' }),
  });
  await press('Move down: picture 1');
  await press('Save for visitors');
  await seesText('Somebody else saved it.');
  await press('Discard my changes and show the current version');
  await seesText('Version theirs');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Change the popup'), waitTimeoutMs);
  expect(document.body.textContent).not.toContain('Somebody else saved it.');
  expect(sent).toHaveLength(1);
});

test('a popup is deleted after a question, and its form is closed', async () => {
  const call = 'DELETE /operator/partners/han/popups/5';
  const { sent } = show({ [call]: { done: true } });
  await press('Delete…');
  await seesText('Delete the popup?');
  expect(sent).toEqual([]);
  await press('Delete');
  await seesText('The popup has been deleted.');
  await seesText('Closed');
  expect(sent).toEqual([[call]]);
});

test('what a value lacks is named at its field', async () => {
  show({});
  await seesText('Picture 1');
  const [group] = document.querySelectorAll('fieldset.Group');
  const finding = (name: string) =>
    group?.querySelector(`[data-path='["items",0,"${name}"]'] .FieldFinding`)?.textContent;
  typeInto('Link', 'www.naver.com');
  await seesText('The address of another website begins with https://');
  await seesText('Errors are named at their fields.');
  expect(finding('linkTo')).toContain('Expected a path of this site, or an address such as https://…');
  typeInto('Link', 'https://www.naver.com');
  await seesText('Another website');
  expect(finding('linkTo')).toBeUndefined();
  for (const box of group?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:checked') ?? [])
    box.click();
  await vi.waitFor(() => expect(finding('devices')).toContain('This is required.'), waitTimeoutMs);
  document.querySelector<HTMLButtonElement>('.LocationsField-remove')?.click();
  const ofPages = () => document.querySelector('.LocationsField-add + .FieldFindings')?.textContent;
  await vi.waitFor(() => expect(ofPages()).toContain('This is required.'), waitTimeoutMs);
});

const parts = () => [...document.querySelectorAll<HTMLElement>('[role="spinbutton"]')];
const tags = () => [...document.querySelectorAll<HTMLElement>('.LocationsField-tag')];
/** Presses keys that change a date and remove a page. */
function pressKeys() {
  const keyOn = (element: HTMLElement | undefined, key: string) => {
    flushSync(() => element?.focus());
    flushSync(() => element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  };
  keyOn(parts()[0], 'ArrowUp');
  keyOn(tags()[0], 'Delete');
}

test('who may not change popups changes neither dates nor pages by keys, and is not held back by a change', async () => {
  const onUnsaved = vi.fn();
  showPart(<Editor mayWrite={false} onUnsaved={onUnsaved} />, {});
  await vi.waitFor(() => expect(parts().length).toBeGreaterThan(0), waitTimeoutMs);
  expect(parts().map((part) => part.getAttribute('aria-disabled'))).toEqual(parts().map(() => 'true'));
  pressKeys();
  expect(tags()).toHaveLength(1);
  expect(onUnsaved.mock.calls.flat()).toEqual([null]);
});

test('who may change them does so by these keys', async () => {
  const onUnsaved = vi.fn();
  showPart(<Editor onUnsaved={onUnsaved} />, {});
  await vi.waitFor(() => expect(parts().length).toBeGreaterThan(0), waitTimeoutMs);
  pressKeys();
  await vi.waitFor(() => expect(onUnsaved).toHaveBeenLastCalledWith('first'), waitTimeoutMs);
  await vi.waitFor(() => expect(tags()).toHaveLength(0), waitTimeoutMs);
});

const added = () => [...document.querySelectorAll('code')].map(({ textContent }) => textContent);

test('Enter adds the typed page without its language, but no part of a page, nor while it confirms composed letters', async () => {
  show({});
  await seesText('Another page');
  const typePage = async (path: string, more: KeyboardEventInit = {}) => {
    const field = typeInto('Another page', path);
    await vi.waitFor(() => expect(buttons('Add the page')[0]?.disabled).toBe(false), waitTimeoutMs);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...more }));
  };
  await typePage('/composed', { keyCode: 229 });
  await typePage('/en/products/');
  await vi.waitFor(() => expect(added()).toEqual(['/', '/products']), waitTimeoutMs);
  typeInto('Another page', '/products?sort=new');
  await seesText('Popups appear on whole pages');
  expect(buttons('Add the page')[0]?.disabled).toBe(true);
});

test('changed fields are put into what somebody else saved meanwhile, and saved with it', async () => {
  const theirs = { ...popupOf('theirs', 'z'), ratio: '3:4' as const };
  const code = 'POPUP_CHANGED';
  const conflict = { code, message: code, popup: theirs, translatedMessage: 'Somebody else saved it.' };
  const { sent } = show({
    [saveCall]: ({ version }: OperatorPopup) =>
      version === 'theirs' ? { popup: popupOf('second', 'c') } : refusal(409, conflict),
  });
  await press('Remove picture 1');
  await press('Save for visitors');
  await press('Apply my changes to the current version');
  await press('Save for visitors');
  await seesText('Version second');
  const popup = { ...bodyOf(theirs), items: [slide('b'), slide('c')] };
  expect(sent.at(-1)).toEqual([saveCall, { version: 'theirs', popup }]);
});

test('changes of a popup that somebody else has deleted can be added as a new popup', async () => {
  const addCall = 'POST /operator/partners/han/popups';
  const { sent } = show({
    [saveCall]: () => refusal(404),
    [addCall]: { popup: { ...popupOf('new', 'b', 'c'), id: 6 } },
  });
  await press('Remove picture 1');
  await press('Save for visitors');
  await seesText('Somebody has deleted this popup.');
  await press('Add it as a new popup');
  await seesText('Version new');
  const popup = { ...bodyOf(mine), items: [slide('b'), slide('c')] };
  expect(sent.at(-1)).toMatchObject([addCall, popup]);
});

test('a popup with a typed page that is not added yet is not saved without it', async () => {
  show({});
  await press('Move down: picture 1');
  typeInto('Another page', '/products');
  await seesText('This page is not added yet');
  expect(buttons('Save for visitors')[0]?.disabled).toBe(true);
  await press('Add the page');
  await vi.waitFor(() => expect(buttons('Save for visitors')[0]?.disabled).toBe(false), waitTimeoutMs);
  expect(added()).toEqual(['/', '/products']);
});
