// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { ContentEntryAnswer, EditableList } from '#schemas/operator/entry-calls.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { renderHook } from '../../../testing/render-hook-for-test.tsx';
import { useEntryDraft } from './use-entry-draft.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('../../../language/use-language.ts', () => ({ useLanguage: () => 'en' }));
vi.mock('../../../editor/form/language-names.ts', () => ({
  useLanguageNames: () => ({ ko: 'Korean', en: 'English' }),
}));

const notice = (version: string, ko: string): ContentEntryAnswer => ({
  id: 1,
  version,
  entry: { title: { ko }, content: { ko: '<p>글</p>' }, createdAt: '2026-06-15T00:00:00Z' },
});

const drafting = (saved: ContentEntryAnswer | undefined, list: EditableList = 'notices', mayWrite = true) =>
  renderHook(
    (present: ContentEntryAnswer | undefined) =>
      useEntryDraft({
        list,
        saved: present,
        initial: {},
        languages: ['ko', 'en'],
        shown: ['ko', 'en'],
        timeZone: 'Asia/Seoul',
        mayWrite,
      }),
    [saved],
  );
const findings = (draft: ReturnType<typeof drafting>, ...path: (string | number)[]) =>
  draft.current.form.findingsAt(path).map(({ text }) => text);

test('What somebody else saves is taken over, unless something is changed here', async () => {
  const draft = drafting(notice('1', '하나'));
  draft.render(notice('2', '둘'));
  expect([draft.current.value.title, draft.current.isChanged]).toEqual([{ ko: '둘' }, false]);
  draft.current.form.setValue(['title'], { ko: '내 것' });
  await vi.waitFor(() => expect(draft.current.isChanged).toBe(true), waitTimeoutMs);
  draft.render(notice('3', '셋'));
  expect([draft.current.value.title, draft.current.begun?.version]).toEqual([{ ko: '내 것' }, '2']);
  draft.current.discard();
  await vi.waitFor(() => expect(draft.current.value.title).toEqual({ ko: '셋' }), waitTimeoutMs);
  expect(draft.current.begun?.version).toBe('3');
});

test('Changed fields are put into what somebody else saved meanwhile', async () => {
  const draft = drafting(notice('1', '하나'));
  draft.current.form.setValue(['isPinned'], true);
  draft.current.form.setValue(['content'], undefined);
  await vi.waitFor(() => expect(draft.current.value).not.toHaveProperty('content'), waitTimeoutMs);
  draft.current.rebase(notice('2', '둘'));
  await vi.waitFor(() => expect(draft.current.begun?.version).toBe('2'), waitTimeoutMs);
  expect(draft.current.value).toEqual({
    title: { ko: '둘' },
    createdAt: '2026-06-15T00:00:00Z',
    isPinned: true,
  });
  expect(draft.current.isChanged).toBe(true);
});

test('What is written while a save runs stays as a change of what was saved', async () => {
  const draft = drafting(notice('1', '하나'));
  draft.current.form.setValue(['title'], { ko: '둘' });
  await vi.waitFor(() => expect(draft.current.isChanged).toBe(true), waitTimeoutMs);
  const sent = draft.current.value;
  draft.current.form.setValue(['title'], { ko: '둘째' });
  await vi.waitFor(() => expect(draft.current.value.title).toEqual({ ko: '둘째' }), waitTimeoutMs);
  draft.render(notice('2', '둘'));
  draft.current.commit(notice('2', '둘'), sent);
  await vi.waitFor(() => expect(draft.current.begun?.version).toBe('2'), waitTimeoutMs);
  expect([draft.current.value.title, draft.current.isChanged]).toEqual([{ ko: '둘째' }, true]);
});

test('A new entry has no findings before the first attempt to save it, and then those of its fields', async () => {
  const draft = drafting(undefined);
  expect(findings(draft, 'title')).toEqual([]);
  expect(draft.current.check().map(({ path }) => path)).toEqual([['title'], ['content'], ['createdAt']]);
  await vi.waitFor(
    () => expect(findings(draft, 'title')).toEqual(['This field is required.']),
    waitTimeoutMs,
  );
  draft.current.form.setValue(['title'], { ko: '제목' });
  await vi.waitFor(() => expect(findings(draft, 'title')).toEqual([]), waitTimeoutMs);
});

test('What the server refused is right as soon as it is another value', async () => {
  const draft = drafting(notice('1', '하나'));
  draft.current.setServerIssues([{ path: ['title'], problem: 'main-language' }], draft.current.value);
  await vi.waitFor(() => expect(findings(draft, 'title')).toHaveLength(1), waitTimeoutMs);
  draft.current.form.setValue(['title'], { ko: '둘' });
  await vi.waitFor(() => expect(findings(draft, 'title')).toEqual([]), waitTimeoutMs);
});

test('What the server refused and then took is right, and a new entry begins again without its refusals', async () => {
  const issues = [{ path: ['title'], problem: 'main-language' as const }];
  const draft = drafting(notice('1', '하나'));
  draft.current.setServerIssues(issues, draft.current.value);
  await vi.waitFor(() => expect(findings(draft, 'title')).toHaveLength(1), waitTimeoutMs);
  draft.current.commit(notice('2', '하나'), draft.current.value);
  await vi.waitFor(() => expect(findings(draft, 'title')).toEqual([]), waitTimeoutMs);
  const fresh = drafting(undefined);
  fresh.current.check();
  await vi.waitFor(() => expect(findings(fresh, 'title')).toHaveLength(1), waitTimeoutMs);
  fresh.current.discard();
  await vi.waitFor(() => expect(findings(fresh, 'title')).toEqual([]), waitTimeoutMs);
});

test('What is always shown has no beginning and no end', async () => {
  const draft = drafting(undefined, 'exhibitions');
  draft.current.form.setValue(['startAt'], '2026-06-15T00:00:00Z');
  draft.current.form.setValue(['endAt'], '2026-06-16T00:00:00Z');
  draft.current.form.setValue(['isAlways'], true);
  await vi.waitFor(() => expect(draft.current.value).toEqual({ isAlways: true }), waitTimeoutMs);
});

test('Nothing changes for operators who may only read', () => {
  const draft = drafting(notice('1', '하나'), 'notices', false);
  draft.current.form.setValue(['title'], { ko: '둘' });
  draft.render(notice('1', '하나'));
  expect(draft.current.isChanged).toBe(false);
});

test('A new entry that turns out to be stored is an existing one from then on, also after changes are discarded', async () => {
  const draft = drafting(undefined);
  draft.current.begin(notice('2', '동료의 글'));
  await vi.waitFor(() => expect(draft.current.begun?.version).toBe('2'), waitTimeoutMs);
  draft.current.form.setValue(['title', 'ko'], '내 글');
  await vi.waitFor(() => expect(draft.current.isChanged).toBe(true), waitTimeoutMs);
  draft.current.discard();
  await vi.waitFor(() => expect(draft.current.isChanged).toBe(false), waitTimeoutMs);
  expect(draft.current.value.title).toEqual({ ko: '동료의 글' });
  draft.unmount();
});
