import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { catalogPlugin } from './catalog-plugin.ts';

test('late code gets its messages in one language, with a group of the shared ones, and no parser', async () => {
  const root = mkdtempSync(join(tmpdir(), 'maru-catalog-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const messages = { title: { ko: '제목', en: 'Title' }, count: { ko: '{count}개', en: '{count} pieces' } };
  writeFileSync(join(root, 'late-messages.json'), JSON.stringify(messages));
  writeFileSync(
    join(root, 'main.js'),
    "import('./late-messages.json?lang=en&shared=price&catalog').then(console.log);",
  );
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [catalogPlugin()],
    build: { write: false, minify: false, rolldownOptions: { input: join(root, 'main.js') } },
  })) as Rolldown.RolldownOutput;
  const late = result.output.find((file) => file.type === 'chunk' && file.isDynamicEntry);
  if (late?.type !== 'chunk') throw new Error('the messages are not in a chunk of their own');
  const { default: catalog } = await import(`data:text/javascript,${encodeURIComponent(late.code)}`);
  expect(catalog.title).toEqual(['Title']);
  expect(catalog.count).toEqual([['count'], ' pieces']);
  expect(Object.keys(catalog)).toContain('price.estimated');
  expect(Object.keys(catalog)).not.toContain('share.button');
  expect(late.code).not.toMatch(/제목|예상/);
});
