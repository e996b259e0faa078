import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import { type CustomerBoardOwnDetail, customerBoardResponse } from '#schemas/api/notice-customer-boards.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import { fixtures } from './fixtures.ts';
import CustomerArticle from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const path = '/cscenter/boards/11/detail/5';
const open = customerBoardResponse.parse(fixtures.default.source);
const locked = customerBoardResponse.parse(fixtures.minimal.source);

function render(
  source: unknown,
  more: { form?: FormState; params?: Record<string, string>; data?: object } = {},
) {
  const { html } = renderForTest(
    { component: CustomerArticle, messages },
    {
      data: schema.parse(more.data ?? {}),
      source,
      page: {
        path,
        params: more.params ?? {},
        form: more.form,
        formToken: 'signed',
        partner: samplePage('en').partner,
      },
    },
  );
  return html;
}
const state = (name: string, more: Partial<FormState> = {}): FormState => ({
  name,
  values: {},
  errors: {},
  ...more,
});

test('an answered article shows the admin response, an unanswered one that the clinic will respond', () => {
  expect(render(open)).toContain('Admin Response');
  expect(render(open)).toContain('보통 2주 안에 옅어집니다.');
  const waiting = { row: { ...open.row, answer: null, isAnswered: false } };
  expect(render(waiting)).toContain('We will respond as soon as possible');
  expect(render(waiting)).not.toContain('Admin Response');
});

test('a clinic notice has its own badge, no answer state and nothing to edit or delete', () => {
  const question = { ...open.row, isPinned: true, isAnswered: false, answer: null };
  const notice = { ...question, isNotice: true };
  const html = render({ row: notice });
  expect(html).toMatch(/Ui-badge--accent[^>]*>Notice</);
  expect(html).toContain('아직 멍이 남아 있는데');
  expect(html).not.toMatch(/Awaiting answer|We will respond|CustomerArticle-tools|Edit|Delete|<dialog/);
  const pinned = render({ row: question });
  for (const text of ['Pinned', 'Awaiting answer', 'We will respond', '김**', 'CustomerArticle-tools'])
    expect(pinned).toContain(text);
  expect(pinned).not.toContain('Ui-badge--accent');
  expect(render({ row: { ...notice, isPrivate: true, isLocked: true } })).toContain('CustomerArticle-tools');
});

test('a private article shows a password form instead of its content', () => {
  const html = render(locked);
  expect(html).toContain('Private article');
  expect(html).toMatch(/<form[^>]*data-form="open"[^>]*method="post"/);
  expect(html).toContain('name="token" value="signed"');
  expect(html).not.toContain('CustomerArticle-content');
});

test('a private article and links to it reveal only that it is private', () => {
  const html = render(locked);
  expect(html).toMatch(/<h1[^>]*><bdi>Private article</);
  for (const secret of ['필러', '김**', '2026/11']) expect(html).not.toContain(secret);
  expect(render(open)).toMatch(/rel="next".*Private article/s);
});

test('the correct password shows the article and allows editing without entering it again', () => {
  const written = { title: '필러 후 멍', name: '김하나', createdAt: '2026-11-02T01:00:00Z' };
  const answer: CustomerBoardOwnDetail = {
    ...open.row,
    ...written,
    updatedAt: written.createdAt,
    phoneNumber: null,
    email: null,
  };
  const html = render(locked, { form: state('open', { answer, pass: 'sealed' }) });
  expect(html).toContain('아직 멍이 남아 있는데');
  expect(html).toContain('김하나');
  expect(html).toMatch(/data-form="edit".*name="pass" value="sealed"/);
});

test('a wrong password is reported at its field, which is empty again', () => {
  const html = render(locked, {
    form: state('open', { errors: { password: 'The password does not match.' } }),
  });
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="block-open-password-error"/);
  expect(html).toContain('The password does not match.');
  expect(html).not.toMatch(/type="password"[^>]*value=/);
});

test('deleting asks for confirmation and the password; a URL or an error can open the dialog', () => {
  const dialog = (html: string) => /<dialog id="block-delete"[^>]*>/.exec(html)?.[0] ?? '';
  expect(render(open)).toContain('Are you sure you want to delete this article?');
  expect(dialog(render(open))).not.toContain(' open=');
  expect(dialog(render(open, { data: { ask: 'delete' } }))).toContain(' open=');
  expect(dialog(render(open, { form: state('delete', { errors: { password: 'x' } }) }))).toContain(' open=');
  expect(dialog(render(open, { form: state('edit', { errors: { password: 'x' } }) }))).not.toContain(
    ' open=',
  );
});

test('the edit form contains the article; a correct password is not requested again', () => {
  const values = { name: '김하나', title: 'A & B', content: '<b>', isPrivate: 'on' };
  const html = render(open, { form: state('update', { values, pass: 'sealed' }) });
  expect(html).toContain('value="A &amp; B"');
  expect(html).toContain('&lt;b&gt;</textarea>');
  expect(html).toMatch(/name="isPrivate"[^>]*checked/);
  expect(html).not.toContain('type="password"');
  expect(render(open, { form: state('update', { values }) })).toContain('type="password"');
});

test('the edit form of a private article offers that choice on any board, also after the author has unticked it', () => {
  const edit = (isPrivate: string | undefined, isPrivateAllowed = false) => {
    const values = { title: 'T', ...(isPrivate && { isPrivate }) };
    return render(open, { form: state('update', { values }), data: { isPrivateAllowed } });
  };
  expect(edit('on')).toMatch(/name="isPrivate"[^>]*checked.*type="hidden" name="isPrivate" value="off"/);
  expect(edit('off')).toContain('type="checkbox" name="isPrivate" value="on"/>');
  expect(edit(undefined)).not.toContain('isPrivate');
  expect(edit(undefined, true)).toContain('type="checkbox" name="isPrivate"');
});

test('visitor text is escaped', () => {
  const row = {
    ...open.row,
    title: '<script>1</script>',
    content: '<img src=x onerror=alert(1)>\nnext',
    name: '<i>',
  };
  const html = render({ row });
  expect(html).not.toMatch(/<script>|<img|<i>/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;\nnext');
});

test('a URL that names another board does not show the article', () => {
  const html = render(open, { params: { boardTypeId: '12', id: '5' } });
  expect(html).toContain('This article is not available.');
  expect(html).not.toContain('필러 후 멍이 오래가요');
});
