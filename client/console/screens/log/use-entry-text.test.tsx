// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { operatorCalls } from '#schemas/operator/calls.ts';
import type { OperatorCall } from '#schemas/operator/operator-call.ts';
import { renderHook } from '../../testing/render-hook-for-test.tsx';
import type { Entry } from './entry.ts';
import { useEntryText } from './use-entry-text.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
const English = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);

type Done = Pick<Entry, 'action' | 'target'> & Partial<Entry>;
const textOf = (done: Done) => {
  const read = renderHook(useEntryText, ['Asia/Seoul', 'ko'], English).current;
  return read({ id: 1, at: '2026-11-29T00:00:00.000Z', operator: 'Kim <kim@maru.example>', ...done });
};

const popup = { items: [{ title: { ko: '봄', en: 'Spring' } }] };
const at = Date.UTC(2026, 11, 1, 0, 30);
const done: [Done, string][] = [
  [{ action: 'publish', target: 'revision 12', after: { published: 12 } }, 'Kim published revision 12'],
  [
    { action: 'publish', target: 'revision 13', after: { scheduled: 13, at } },
    'Kim scheduled revision 13 for 2026/12/01 (09:30)',
  ],
  [
    { action: 'rollback', target: 'revision 14', after: { published: 14, from: 3 } },
    'Kim restored revision 3 as revision 14',
  ],
  [
    { action: 'cancelSchedule', target: 'revision 13', after: { cancelled: 13 } },
    'Kim canceled the scheduled publication of revision 13',
  ],
  [{ action: 'createDraft', target: 'draft 3', after: { version: 1 } }, 'Kim began draft 3'],
  [{ action: 'saveDraft', target: 'draft 3', after: { version: 2 } }, 'Kim saved draft 3'],
  [{ action: 'renameDraft', target: 'draft 3' }, 'Kim renamed draft 3'],
  [{ action: 'deleteDraft', target: 'draft 3' }, 'Kim deleted draft 3'],
  [
    { action: 'saveSection', target: 'section 2', after: { name: 'Prices', type: 'table' } },
    'Kim saved the section “Prices” to use it again',
  ],
  [
    { action: 'deleteSection', target: 'section 2', before: { name: 'Prices' } },
    'Kim deleted the saved section “Prices”',
  ],
  [{ action: 'answerArticle', target: 'article 4' }, 'Kim answered article 4'],
  [
    {
      action: 'moderateArticle',
      target: 'article 4',
      before: { isPinned: false, isHidden: false },
      after: { isPinned: true, isHidden: false },
    },
    'Kim pinned article 4',
  ],
  [
    {
      action: 'moderateArticle',
      target: 'article 4',
      before: { isPinned: false, isHidden: true },
      after: { isPinned: false, isHidden: false },
    },
    'Kim unhid article 4',
  ],
  [{ action: 'eraseArticle', target: 'article 4' }, 'Kim erased article 4'],
  [{ action: 'answerInquiry', target: 'inquiry 5' }, 'Kim recorded the answer to inquiry 5'],
  [{ action: 'eraseInquiry', target: 'inquiry 5' }, 'Kim erased inquiry 5'],
  [
    { action: 'eraseAnsweredInquiries', target: 'inquiries', before: { ids: [3, 4] }, after: { days: 90 } },
    'Kim erased the inquiries answered 90 days ago or earlier: 2',
  ],
  [
    { action: 'confirmReservation', target: 'reservation 6', after: { isConfirmed: true } },
    'Kim confirmed reservation 6',
  ],
  [
    { action: 'confirmReservation', target: 'reservation 6', after: { isConfirmed: false } },
    'Kim undid the confirmation of reservation 6',
  ],
  [
    { action: 'cancelReservation', target: 'reservation 6', after: { isCanceled: true } },
    'Kim canceled reservation 6',
  ],
  [
    { action: 'cancelReservation', target: 'reservation 6', after: { isCanceled: false } },
    'Kim undid the cancellation of reservation 6',
  ],
  [{ action: 'eraseReservation', target: 'reservation 6' }, 'Kim erased reservation 6'],
  [
    { action: 'uploadMedia', target: 'picture a b.webp', before: null, after: 'v1' },
    'Kim uploaded the picture a b.webp',
  ],
  [
    { action: 'uploadMedia', target: 'picture a.webp', before: 'v1', after: 'v2' },
    'Kim replaced the picture a.webp',
  ],
  [{ action: 'deleteMedia', target: 'picture a.webp' }, 'Kim deleted the picture a.webp'],
  [{ action: 'createPopup', target: 'popup 7', after: popup }, 'Kim added the popup “봄”'],
  [{ action: 'savePopup', target: 'popup 7', after: { items: [] } }, 'Kim changed the popup 7'],
  [{ action: 'deletePopup', target: 'popup 7', before: popup }, 'Kim deleted the popup “봄”'],
  [
    { action: 'orderPopups', target: 'popups', before: [1, 2], after: [2, 1] },
    'Kim changed the order of the popups',
  ],
  [
    { action: 'createContentEntry', target: 'notices 12', after: { title: { ko: '휴진', en: 'Closed' } } },
    'Kim added “휴진” to the list: Notices',
  ],
  [
    {
      action: 'saveContentEntry',
      target: 'products 101',
      before: { isNew: true, recovery: { ko: '하루' } },
      after: { isNew: false, count: 3 },
    },
    'Kim changed #101 in the list: Treatments (New, Recovery time, count)',
  ],
  [
    {
      action: 'saveContentEntry',
      target: 'events 5',
      before: { title: { ko: '봄' }, prices: [1] },
      after: { title: { ko: '봄' }, prices: [2] },
    },
    'Kim changed “봄” in the list: Prices of events (Prices)',
  ],
  [
    { action: 'saveContentEntry', target: 'faqs 3', before: {}, after: {} },
    'Kim changed #3 in the list: Questions',
  ],
  [
    { action: 'deleteContentEntry', target: 'employees 2', before: { name: { ko: '김봄' } } },
    'Kim deleted “김봄” from the list: Staff',
  ],
  [
    { action: 'restoreContentEntry', target: 'employees 2', after: { name: { ko: '김봄' } } },
    'Kim brought “김봄” back to the list: Staff',
  ],
  [
    { action: 'orderContentEntries', target: 'employees', before: [1, 2], after: [2, 1] },
    'Kim changed the order of the list: Staff',
  ],
  [
    {
      action: 'saveClinicSettings',
      target: 'settings',
      before: { partner: { naverMapUrl: null }, hours: { mondayOpen: '09:00', mondayClose: '18:00' } },
      after: { partner: { naverMapUrl: 'https://x' }, hours: { mondayOpen: null, mondayClose: null } },
    },
    'Kim changed settings of the clinic: Naver map, Opening hours',
  ],
  [
    { action: 'invite', target: 'invitation park@maru.example', after: 'editor' },
    'Kim invited park@maru.example as Editor',
  ],
  [
    { action: 'withdrawInvitation', target: 'invitation park@maru.example', before: 'editor' },
    'Kim withdrew the invitation of park@maru.example',
  ],
  [
    { action: 'acceptInvitation', target: 'member kim@maru.example', before: null, after: 'editor' },
    'Kim accepted the invitation and joined as Editor',
  ],
  [
    { action: 'changeRole', target: 'member park@maru.example', before: 'editor', after: 'viewer' },
    'Kim changed the role of park@maru.example from Editor to Viewer',
  ],
  [
    { action: 'removeMember', target: 'member park@maru.example', before: 'viewer', after: null },
    'Kim removed park@maru.example from the members',
  ],
  [{ action: 'saveMailChoice', target: 'own mails' }, 'Kim changed which mails they get'],
  [
    { action: 'mail given up', target: 'mail park@maru.example', operator: 'mail delivery' },
    'A mail to park@maru.example could not be delivered for a day, and was given up. Check the address and the mail server',
  ],
  [
    { action: 'user add', target: 'account park@maru.example', after: 'editor', operator: 'command line' },
    'The command line set up the account of park@maru.example as Editor',
  ],
  [
    { action: 'user remove', target: 'member park@maru.example', before: 'editor', operator: 'command line' },
    'The command line removed park@maru.example from the members',
  ],
  [
    { action: 'user remove', target: 'invitation park@maru.example', operator: 'command line' },
    'The command line withdrew the invitation of park@maru.example',
  ],
];

test.each(done)('an action is a sentence: %j', (entry, sentence) => {
  expect(textOf(entry)).toEqual({
    sentence,
    email: entry.operator ? undefined : 'kim@maru.example',
  });
});

/** These leave nothing in the log. */
const unrecorded = ['diff', 'check', 'merge', 'presence', 'previewToken'];

test('every call that writes has a sentence', () => {
  const writes = Object.values<OperatorCall>(operatorCalls).filter(
    ({ method, path, name }) => method !== 'GET' && path.includes('{code}') && !unrecorded.includes(name),
  );
  const tested = new Set(done.map(([{ action }]) => action));
  expect(writes.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
});

test('an action of another version is still readable', () => {
  const entry = {
    action: 'renamePage',
    target: 'page /about',
    before: { name: 'About' },
    after: { name: 'About us', languages: ['ko', 'en'], note: null },
  };
  expect(textOf(entry)).toEqual({
    sentence: 'Kim did “rename page”: page /about',
    details: 'name: About → name: About us, languages: ko, en, note: –',
    email: 'kim@maru.example',
  });
  expect(textOf({ action: 'deleteContentEntry', target: 'rooms 3' }).sentence).toBe(
    'Kim did “delete content entry”: rooms 3',
  );
  expect(textOf({ action: 'toString', target: 'x' }).sentence).toBe('Kim did “to string”: x');
  expect(
    textOf({ action: 'changeRole', target: 'member x', before: 'king', after: 'x'.repeat(400) }),
  ).toMatchObject({
    sentence: 'Kim did “change role”: member x',
    details: `king → ${'x'.repeat(300)}…`,
  });
});
