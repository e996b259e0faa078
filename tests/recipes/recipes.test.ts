// @slow: builds and starts a copy of the repository

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Finding } from '#schemas/operator/finding.ts';
import { ensureFonts } from '#scripts/lib/ensure-fonts.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { promisedPages, readRecipe, type Step } from './read-recipe.ts';
import { type RecipeCopy, recipeCopy } from './recipe-copy.ts';

// The fallback comes before the recipe that fills the database, because the backend localizes texts when it stores
// them.
const files = [
  'docs/change-the-text-fallback.md',
  'docs/add-a-block.md',
  'docs/add-a-source.md',
  'docs/add-a-partner.md',
  'docs/add-a-slot.md',
  'docs/add-a-vendor.md',
  'docs/add-a-rule.md',
  'docs/cache-a-page.md',
];
const pages = new Map(files.map((file) => [file, promisedPages(readFileSync(file, 'utf8'))[0]]));
/** Source files that each recipe changed, and those that `npm start` changed. */
const changed = new Map<string, string[]>();
let copy: RecipeCopy;

// One copy follows all of them: it is built and started once, and has the types checked once.
beforeAll(async () => {
  // The copy includes the fonts: building them takes half a minute on a fresh clone.
  await ensureFonts();
  copy = recipeCopy();
  const steps = withoutRepetitions(
    files.flatMap((file) => readRecipe(readFileSync(file, 'utf8')).map((step) => ({ file, step }))),
  );
  for (const [index, { file, step }] of steps.entries()) {
    if (step) await copy.follow(step);
    if (steps[index + 1]?.file !== file) changed.set(file, copy.changes());
  }
}, 600_000);
afterAll(() => copy?.close());

/**
 * Steps of which the same command runs once, where it comes last. Checks of paths are one command, with the paths of all:
 * most of their time is their start.
 */
function withoutRepetitions(
  steps: readonly { file: string; step: Step }[],
): { file: string; step: Step | undefined }[] {
  const commands = steps.map(({ step }) => (step.do === 'run' ? splitCommand(step.command) : undefined));
  return steps.map(({ file, step }, index) => {
    const tool = commands[index]?.tool;
    if (tool === undefined) return { file, step };
    const isLast = commands.findLastIndex((one) => one?.tool === tool) === index;
    const paths = commands.flatMap((one) => (one?.tool === tool ? one.paths : []));
    return { file, step: isLast ? { do: 'run', command: [tool, ...paths].join(' ') } : undefined };
  });
}

/** A command that only checks paths as its tool and the paths, any other as a whole. */
function splitCommand(command: string): { tool: string; paths: string[] } {
  const [, tool, paths] = /^(npx (?:biome check|vitest run)) ([^-]+)$/.exec(command) ?? [];
  return tool && paths ? { tool, paths: [paths] } : { tool: command, paths: [] };
}

/** Opens the page that a recipe names. */
async function open(file: string) {
  const promised = pages.get(file);
  if (!promised) throw new Error(`[recipes] ${file} names no page to open.`);
  const page = await copy.get(promised.host, promised.path);
  expect(page.status).toBe(200);
  return { page, promised, changes: changed.get(file) ?? [] };
}

/** The text of a page between its tags, without styles and scripts. */
const words = (html: string) =>
  html.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('"Add a block" adds one folder, whose block and styles are on the page that uses it', async () => {
  const { page, promised, changes } = await open('docs/add-a-block.md');
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

  const others = changes.filter((path) => !path.startsWith('blocks/OpeningNote/'));
  expect(others).toEqual(['fixtures/partners/bomnal/site.json']);
});

test('"Add a source" reads from the backend and shows its answer', async () => {
  const { page, changes } = await open('docs/add-a-source.md');
  const counted = (kind: string): number =>
    JSON.parse(readFileSync(`fixtures/partners/haru/content/${kind}.json`, 'utf8')).rows.length;
  expect(words(page.text)).toContain(`${counted('products')} treatments`);
  expect(words(page.text)).toContain(`${counted('employees')} people of staff`);
  const { text } = await copy.get('bomnal.localhost', '/openapi.json');
  expect(JSON.parse(text).paths).toHaveProperty(['/customer/global/clinic-numbers']);
  expect(changes).toContain('blocks/ClinicNumbers/index.tsx');
});

test('"Add a partner" adds one folder, and its site shows its own content on its own host', async () => {
  const { page, promised, changes } = await open('docs/add-a-partner.md');
  expect(page.text).toContain('<html lang="ko"');
  expect(words(page.text)).toContain('새봄의원');
  expect(page.text).toContain('--color-accent:#2f6a4d');
  const at = async (path: string) => words((await copy.get(promised.host, path)).text);
  expect(await at('/cscenter/notice')).toContain('새봄의원이 문을 열었습니다');
  expect(await at('/en/cscenter/notice/1')).toContain('See you at Pangyo station, exit 3.');
  const logo = await copy.get(promised.host, '/_image?url=%2Ffiles%2Fsaebom%2Flogo.webp&w=384&q=75');
  expect(logo.status).toBe(200);

  const neighbor = await copy.get('bomnal.localhost', '/');
  expect(neighbor.status).toBe(200);
  expect(neighbor.text).not.toContain('새봄');
  expect((await copy.get('nobody.localhost', '/')).status).toBe(421);
  const others = changes.filter((path) => !path.startsWith('fixtures/partners/saebom/'));
  expect(others).toEqual([]);
});

test('"Add a vendor" is one folder: the page allows its origins, starts it and asks for consent', async () => {
  const { page, changes } = await open('docs/add-a-vendor.md');
  expect(page.text).toContain(
    '&quot;hana-ads&quot;:{&quot;settings&quot;:{&quot;id&quot;:&quot;H12345&quot;}',
  );
  expect(words(page.text)).toContain('하나 광고의 성과를 측정합니다.');
  expect((await copy.get('bomnal.localhost', '/')).text).not.toContain('hana-ads');
  const others = changes.filter((path) => !path.startsWith('registry/vendors/hana-ads/'));
  expect(others).toEqual(['fixtures/partners/haru/content/partner.json']);
});

test('"Add a global slot" is one row, and its node stands where the row places it', async () => {
  const { page, promised, changes } = await open('docs/add-a-slot.md');
  expect(words(page.text)).toContain('Closed on Friday');
  expect(page.text.indexOf('id="r-banner"')).toBeGreaterThan(0);
  expect(page.text.indexOf('id="r-banner"')).toBeLessThan(page.text.indexOf('id="main"'));
  expect((await copy.get(promised.host, '/en')).text).not.toContain('id="r-banner"');
  expect(changes).toEqual([
    'fixtures/partners/bomnal/site.json',
    'schemas/layout/slots.ts',
    'schemas/site.schema.json',
    'schemas/site.schema.ko.json',
  ]);
  const schema = readFileSync(join(copy.dir, 'schemas/site.schema.ko.json'), 'utf8');
  for (const words of ['헤더 위에 한 줄로 표시됩니다.', 'OpeningNote: 예시', '"clinic-numbers"'])
    expect(schema).toContain(words);
});

test('"Add a rule" adds one folder, whose examples pass', () => {
  expect(changed.get('docs/add-a-rule.md')).toEqual(['server/publishing/rules/quote-length/index.ts']);
});

test('"Cache a page" is one row, which its page and no other follows', async () => {
  const { promised, changes } = await open('docs/cache-a-page.md');
  const cached = (path: string, control: RegExp) =>
    // The first answer may lack deferred parts, and is then not cached.
    vi.waitFor(
      async () => expect((await copy.get(promised.host, path)).cacheControl).toMatch(control),
      waitTimeoutMs,
    );
  await cached(promised.path, /^public, max-age=0, s-maxage=\d, stale-while-revalidate=300,/);
  await cached('/en/cscenter/notice', /^public, max-age=0, s-maxage=\d\d, stale-while-revalidate=300,/);
  expect(changes).toEqual(['engine/page/page-policy.ts']);
});

test('Followed one after another, all guides leave site documents that pass the checks', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/maru.mjs', 'check', '--json'], {
    cwd: copy.dir,
    encoding: 'utf8',
  });
  const { checked } = JSON.parse(stdout) as { checked: { partner: string; findings: Finding[] }[] };
  expect(checked.map(({ partner }) => partner)).toContain('saebom');
  const findings = checked.flatMap(({ partner, findings }) =>
    findings.flatMap(({ rule, level, path }) =>
      level === 'note' ? [] : [`${partner} ${rule} ${path.join('.')}`],
    ),
  );
  // The text without Chinese, which the guide tells its reader to take out again.
  expect(findings).toEqual(['haru text-languages pages./ready.sections.0.data.title']);
});

test('"Change the fallback of texts" is one line, which site documents and the backend follow', async () => {
  const { page, changes } = await open('docs/change-the-text-fallback.md');
  expect(words(page.text)).toContain('Opening soon');
  expect(words(page.text)).not.toContain('곧 문을 엽니다');
  const stored = `import { localizer } from './server/backend/seed/localized-entry.ts';
    console.log(localizer('zh', 'ko')({ ko: '곧 문을 엽니다', en: 'Opening soon' }));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', stored], {
    cwd: copy.dir,
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('Opening soon');
  expect(changes).toEqual(['fixtures/partners/haru/site.json', 'schemas/localized.ts']);
});
