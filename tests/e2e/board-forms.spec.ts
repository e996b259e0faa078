import { siteUrl } from '#tests/setup/site-url.ts';
import {
  countInList,
  expectAccessible,
  fillArticle,
  ownTitle,
  password,
  toastShown,
  whenEnhanced,
} from './articles.ts';
import { expect } from './expect.ts';
import { navigate } from './follow.ts';
import { holdRoute } from './hold-route.ts';
import { test } from './test.ts';
import { overflow } from './watch-page.ts';

const write = '/cscenter/boards/11/write';
const english = { name: 'Name', password: 'Password', title: 'Title', content: 'Content' };

const forms = [
  {
    partner: 'bomnal',
    path: write,
    submit: '등록하기',
    password: '비밀번호',
    messages: [
      '이름을 입력해 주세요.',
      '비밀번호를 입력해 주세요.',
      '제목을 입력해 주세요.',
      '내용을 입력해 주세요.',
      '개인정보 수집·이용에 동의해 주세요.',
      '민감정보 수집·이용에 동의해 주세요.',
    ],
    short: '비밀번호는 4자 이상이어야 합니다.',
  },
  {
    partner: 'bomnal',
    path: `/en${write}`,
    submit: 'Post the article',
    password: 'Password',
    messages: [
      'Please enter your name.',
      'Please enter your password.',
      'Please enter a title.',
      'Please enter content.',
      'Please agree to the use of your personal data.',
      'Please agree to the use of your health data.',
    ],
    short: 'Password must be at least 4 characters.',
  },
  {
    partner: 'shirakawa',
    path: write,
    submit: '投稿する',
    password: 'パスワード',
    messages: [
      'お名前を入力してください。',
      'パスワードを入力してください。',
      'タイトルを入力してください。',
      '内容を入力してください。',
      '個人情報の取得・利用に同意してください。',
      '健康に関する情報の取得・利用に同意してください。',
    ],
    short: 'パスワードは4文字以上で入力してください。',
  },
];

for (const { partner, path, submit, messages, short, ...labels } of forms) {
  test(`an empty form marks each missing field and focuses the first: ${partner}${path}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(siteUrl(partner, path));
    await whenEnhanced(page);
    const form = page.locator('form[data-form="create"]');
    await form.getByRole('button', { name: submit }).click();
    await expect(form.locator('[aria-invalid="true"][aria-describedby]')).toHaveCount(messages.length);
    for (const message of messages)
      await expect(form.locator('.Ui-field-error', { hasText: message })).toBeVisible();
    await expect(form.locator('[name="name"]')).toBeFocused();
    await expect(form.locator('[name="name"]')).toHaveAccessibleDescription(messages[0] ?? '');
    await expect(form.getByRole('alert').getByRole('link')).toHaveCount(messages.length);
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await form.getByLabel(new RegExp(`^${labels.password}`)).fill('abc');
    await form.getByRole('button', { name: submit }).click();
    await expect(form.locator('[name="password"]')).toHaveAccessibleDescription(new RegExp(short));
  });
}

test('an article sent by a double click is stored once and appears in the list', {
  tag: '@phone',
}, async ({ page }) => {
  const title = ownTitle();
  await page.goto(siteUrl('bomnal', `/en${write}`));
  await whenEnhanced(page);
  await fillArticle(page, english, title);
  await Promise.all([
    toastShown(page, 'Your article has been posted.'),
    page.getByRole('button', { name: 'Post the article' }).dblclick(),
  ]);
  await expect(page).toHaveURL(siteUrl('bomnal', '/en/cscenter/boards/11'));
  await expect(page.getByRole('link', { name: title })).toHaveCount(1);
  expect(await countInList(page, 'bomnal', title)).toBe(1);
});

for (const [when, isSlow] of [
  ['has gone elsewhere', false],
  ['is on the way elsewhere', true],
] as const)
  test(`a late answer does not disturb a visitor who ${when}`, { tag: '@phone' }, async ({ page }) => {
    const title = ownTitle();
    await page.goto(siteUrl('bomnal', `/en${write}`));
    await whenEnhanced(page);
    await fillArticle(page, english, title);
    const answer = await holdRoute(page, `**${write}`);
    const show = isSlow ? await holdRoute(page, '**/_maru/page?path=%2Fen%2Fintroduce%2Fstaff*') : () => {};
    await page.getByRole('button', { name: 'Post the article' }).click();
    await navigate(page, '/en/introduce/staff');
    const canonical = page.locator('link[rel=canonical]');
    const there = siteUrl('bomnal', '/en/introduce/staff');
    if (!isSlow) await expect(canonical).toHaveAttribute('href', there);
    await Promise.all([toastShown(page, 'Your article has been posted.'), answer()]);
    show();
    await expect(canonical).toHaveAttribute('href', there);
    await expect(page).toHaveURL(there);
    expect(await countInList(page, 'bomnal', title)).toBe(1);
  });

test('after a lost connection the text is still there, and trying again posts once', {
  tag: '@phone',
}, async ({ page }) => {
  const title = ownTitle();
  await page.goto(siteUrl('bomnal', `/en${write}`));
  await whenEnhanced(page);
  await fillArticle(page, english, title);
  // The first request never arrives; the second does, but its response is lost.
  await page.evaluate(() => {
    const real = window.fetch;
    let attempts = 0;
    window.fetch = async (...request) => {
      if (request[1]?.method !== 'POST') return real(...request);
      attempts += 1;
      if (attempts === 2) await real(...request);
      if (attempts <= 2) throw new TypeError('Failed to fetch');
      return real(...request);
    };
  });
  const post = page.getByRole('button', { name: 'Post the article' });
  const status = page.locator('form[data-form="create"] [data-form-status]');
  for (const _ of [1, 2]) {
    await post.click();
    await expect(status).toContainText('The connection was lost.');
    await expect(page.getByLabel(/^Title/)).toHaveValue(title);
    await expect(page.getByLabel(/^Password/)).toHaveValue(password);
  }
  await expectAccessible(page);
  await post.click();
  await expect(page).toHaveURL(siteUrl('bomnal', '/en/cscenter/boards/11'));
  expect(await countInList(page, 'bomnal', title)).toBe(1);
});

test('a reload preserves the typed text but never the password, and the draft can be discarded', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(siteUrl('bomnal', `/en${write}`));
  await whenEnhanced(page);
  await fillArticle(page, english, 'Half a thought');
  await page.getByLabel(/^Make this article private/).check();
  await page.reload();
  await expect(page.getByText('We brought back what you were writing.')).toBeVisible();
  await expect(page.getByLabel(/^Title/)).toHaveValue('Half a thought');
  await expect(page.getByLabel(/^Content/)).toHaveValue('First line\nSecond line 🩺');
  await expect(page.getByLabel(/^Make this article private/)).toBeChecked();
  await expect(page.getByLabel(/^Password/)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    password,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await expect(page.getByLabel(/^Title/)).toHaveValue('');
  await page.reload();
  await whenEnhanced(page);
  await expect(page.getByLabel(/^Title/)).toHaveValue('');
});
