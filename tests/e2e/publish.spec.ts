import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostOf, port, serverUnderTest, serverUrl, siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';
import { whenFontsCame } from './watch-page.ts';
import { withFonts } from './with-fonts.ts';

test.use(withFonts);

// These tests publish another site document of a demo partner, so they run after all others, one at a time.
test.describe.configure({ mode: 'serial' });
test.skip(serverUnderTest === 'dev', 'development shows files, not publications');

const partner = 'haru';
const original = readFileSync(`fixtures/partners/${partner}/site.json`, 'utf8');
const dataDir = process.env.MARU_DATA_DIR ?? join(process.cwd(), `.maru/test/${port}`);

function publish(text: string): string {
  const file = join(dataDir, 'site.json');
  writeFileSync(file, text);
  return execFileSync(process.execPath, ['server/backend/cli.ts', 'publish', partner, file], {
    env: { ...process.env, MARU_DATA_DIR: dataDir },
    encoding: 'utf8',
  });
}

test.afterAll(() => {
  publish(original);
});

test('changing "template" alone shows the partner in the other template with all its facts', async ({
  page,
}) => {
  const { partner: facts } = JSON.parse(
    readFileSync(`fixtures/partners/${partner}/content/partner.json`, 'utf8'),
  );
  // Pages and slots in the document itself do not change with the template; this page comes from the template.
  const address = siteUrl(partner, '/cscenter/faq');
  const look = () =>
    page.evaluate(() => ({
      sections: [...document.querySelectorAll('main maru-region')].map(
        (region) => region.firstElementChild?.className,
      ),
      color: getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
      type: getComputedStyle(document.querySelector('h1') as Element).fontFamily,
    }));
  // Font stacks include web fonts once these have loaded.
  await page.goto(address);
  await whenFontsCame(page);
  const before = await look();
  publish(original.replace('"template": "hybrid"', '"template": "branding"'));
  await expect
    .poll(async () => {
      await page.goto(address);
      return (await look()).sections;
    })
    .not.toEqual(before.sections);
  await whenFontsCame(page);
  const after = await look();
  expect(after.color).not.toBe(before.color);
  expect(after.type).not.toBe(before.type);
  for (const path of ['/', '/cscenter/faq', '/introduce/schedule', '/products']) {
    const response = await page.goto(siteUrl(partner, path));
    expect(response?.status()).toBe(200);
    for (const fact of [facts.displayName.ko, facts.partnerTel, facts.partnerAddress.ko]) {
      await expect(page.locator('body')).toContainText(fact);
    }
  }
});

test('a document with an error changes nothing', async ({ request }) => {
  // A page without the opening hours, whose sign changes when the clinic opens.
  const address = serverUrl('/cscenter/faq');
  const get = async () => (await request.get(address, { headers: { host: hostOf(partner) } })).text();
  // A publication before and one after: when the site shows the second, it has read all there is in between.
  const [menu, first, second] = ['"하루 소개"', '"하루 소개 1"', '"하루 소개 2"'] as const;
  const show = async (title: string) => {
    const printed = publish(original.replace(menu, title));
    await expect.poll(get).toContain(title.slice(1, -1));
    return Number(/^Published revision (\d+) of haru/.exec(printed)?.[1]);
  };
  const revision = await show(first);
  const before = await get();
  expect(() => publish(original.replace('"formatVersion"', '"formatVersoin"'))).toThrow();
  expect(() => publish(original.replace(/(\/files\/haru\/)[\w-]+/, '$1none'))).toThrow(
    'There is no such picture',
  );
  expect(await show(second)).toBe(revision + 1);
  const compared = (html: string) =>
    html.replace(/"now":"[^"]+"/, '').replaceAll('하루 소개 2', '하루 소개 1');
  expect(compared(await get())).toBe(compared(before));
});
