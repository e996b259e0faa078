import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { toastShown } from './articles.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';
import { overflow, watchPage } from './watch-page.ts';

const languages = [
  {
    language: 'ko',
    prefix: '',
    opener: /^채팅 상담/,
    name: '채팅 상담',
    box: '메시지',
    send: '보내기',
    hello: '안녕하세요. 무엇을 도와드릴까요?',
    failed: '상담 채팅을 열 수 없습니다.',
  },
  {
    language: 'en',
    prefix: '/en',
    opener: /^Live chat/,
    name: 'Chat with us',
    box: 'Message',
    send: 'Send',
    hello: 'Hello. How can we help you?',
    failed: 'The chat could not be opened.',
  },
] as const;

const scripts = (page: Page) => page.locator('script[src*="/_chat/"]');

for (const { language, prefix, opener, name, box, send, hello, failed } of languages) {
  test(`the chat loads when it is opened, takes a message and persists across pages, in ${language}`, {
    tag: language === 'ko' ? [] : '@full',
  }, async ({ page }) => {
    const problems = watchPage(page);
    await page.goto(siteUrl('bomnal', `${prefix}/cscenter/contact`));
    const button = page.getByRole('main').getByRole('button', { name: opener });
    await expect(button).toBeVisible();
    await expect(scripts(page)).toHaveCount(0);

    await button.focus();
    await page.keyboard.press('Enter');
    const chat = page.getByRole('dialog', { name });
    await expect(chat).toBeVisible();
    await expect(scripts(page)).toHaveCount(1);
    await expect(chat.getByRole('log')).toContainText(hello);
    await expect(chat.getByRole('textbox', { name: box })).toBeFocused();
    expect(await overflow(page)).toBe(0);
    await expectNoViolations(page);

    await page.keyboard.type('Hello <b>there</b>');
    await page.keyboard.press('Enter');
    await expect(chat.getByRole('log')).toContainText('Hello <b>there</b>');
    await expect(chat.getByRole('button', { name: send })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(button).toBeFocused();

    // The conversation is still there on another page, by navigation and by a full load.
    await page.goto(siteUrl('bomnal', `${prefix}/cscenter/contact`));
    await expect(scripts(page)).toHaveCount(1);
    await button.click();
    await expect(chat.getByRole('log')).toContainText('Hello <b>there</b>');
    expect(problems).toEqual([]);
  });

  test(`a chat that fails to load is reported to the visitor in ${language}`, {
    tag: language === 'en' ? [] : '@full',
  }, async ({ page }) => {
    await page.route('**/_chat/**', (route) => route.abort());
    await page.goto(siteUrl('bomnal', `${prefix}/cscenter/contact`));
    const button = page.getByRole('main').getByRole('button', { name: opener });
    await Promise.all([toastShown(page, failed), button.click()]);
  });
}

test('a chat script that something else has included is reported in the console, and its messenger opens', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    const fake = (name: string, _options: unknown, done: unknown) => {
      calls.push(name);
      if (typeof done === 'function') done(null);
    };
    Object.assign(window, { ChannelIO: fake, calls });
  });
  await page.goto(siteUrl('bomnal', '/cscenter/contact'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^채팅 상담/ })
    .click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { calls: string[] }).calls))
    .toEqual(expect.arrayContaining(['boot', 'showMessenger']));
  expect(errors).toContain('ChannelIO script included twice.');
  await expect(scripts(page)).toHaveCount(0);
});

test('with JavaScript off no chat is offered', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl('bomnal', '/cscenter/contact'));
  await expect(page.getByRole('main').getByRole('button', { name: /^채팅 상담/ })).toBeHidden();
  await context.close();
});
