import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ensureFonts } from '../../scripts/lib/ensure-fonts.mjs';
import { promisedPages, readRecipe } from './read-recipe.ts';
import { type RecipeHouse, recipeHouse } from './recipe-house.ts';

let house: RecipeHouse | undefined;
// Each copy takes the fonts along: cutting them takes half a minute on a fresh clone.
beforeAll(ensureFonts, 600_000);
afterEach(async () => {
  await house?.close();
  house = undefined;
});

/** Follows a recipe to its end and opens the page that it promises. */
async function follow(file: string) {
  const markdown = readFileSync(file, 'utf8');
  const copy = recipeHouse();
  house = copy;
  for (const step of readRecipe(markdown)) await copy.follow(step);
  const [promised] = promisedPages(markdown);
  if (!promised) throw new Error(`[recipes] ${file} promises no page.`);
  const page = await copy.get(promised.host, promised.path);
  expect(page.status).toBe(200);
  return { copy, promised, page };
}

/** The text of a page between its tags, without styles and scripts. */
const words = (html: string) =>
  html.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('"Add a block" adds one folder, whose block and styles are on the page that uses it', async () => {
  const { copy, promised, page } = await follow('docs/add-a-block.md');
  expect(words(page.text)).toContain('준비해 주세요');
  expect(words(page.text)).toMatch(/신분증 02-[\d-]+/);
  expect(page.text).toContain('.OpeningNote-item');

  const home = await copy.get(promised.host, '/');
  expect(home.status).toBe(200);
  expect(home.text).not.toContain('OpeningNote');
  expect((await copy.get(promised.host, '/en/landing')).text).toContain('An identity card');

  const sent = readdirSync(join(copy.dir, 'dist/client/assets'), { recursive: true, encoding: 'utf8' });
  expect(sent.length).toBeGreaterThan(0);
  for (const name of sent.filter((file) => file.endsWith('.js')))
    expect(readFileSync(join(copy.dir, 'dist/client/assets', name), 'utf8'), name).not.toContain(
      'OpeningNote',
    );

  const others = copy.changes().filter((path) => !path.startsWith('blocks/OpeningNote/'));
  expect(others).toEqual(['fixtures/partners/bomnal/site.json']);
}, 600_000);

test('"Add a source" reads from the backend and shows what it answered', async () => {
  const { copy, page } = await follow('docs/add-a-source.md');
  const counted = (kind: string): number =>
    JSON.parse(readFileSync(`fixtures/partners/bomnal/content/${kind}.json`, 'utf8')).rows.length;
  expect(words(page.text)).toContain(`${counted('products')} treatments`);
  expect(words(page.text)).toContain(`${counted('employees')} people of staff`);
  const { text } = await copy.get('bomnal.localhost', '/openapi.json');
  expect(JSON.parse(text).paths).toHaveProperty(['/customer/global/clinic-numbers']);
}, 600_000);

test('"Add a partner" adds one folder, and its site shows its own content on its own host', async () => {
  const { copy, promised, page } = await follow('docs/add-a-partner.md');
  expect(page.text).toContain('<html lang="ko"');
  expect(words(page.text)).toContain('새봄의원');
  expect(page.text).toContain('--color-accent:#3d7a5c');
  const at = async (path: string) => words((await copy.get(promised.host, path)).text);
  expect(await at('/cscenter/notice')).toContain('새봄의원이 문을 열었습니다');
  expect(await at('/en/cscenter/notice/1')).toContain('See you at Pangyo station, exit 3.');
  const logo = await copy.get(promised.host, '/_image?url=%2Ffiles%2Fsaebom%2Flogo.webp&w=384&q=75');
  expect(logo.status).toBe(200);

  const neighbour = await copy.get('bomnal.localhost', '/');
  expect(neighbour.status).toBe(200);
  expect(neighbour.text).not.toContain('새봄');
  expect((await copy.get('nobody.localhost', '/')).status).toBe(421);
  const others = copy.changes().filter((path) => !path.startsWith('fixtures/partners/saebom/'));
  expect(others).toEqual([]);
}, 600_000);
