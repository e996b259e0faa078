import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { widgetScript } from '#server/backend/widget/scripts.ts';
import { browserScript } from './browser-script.ts';

test('a script is its source without types; a failed read is retried', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'script-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'a.ts');
  await expect(browserScript(file)).rejects.toMatchObject({ code: 'ENOENT' });
  await writeFile(file, 'const a: number = 1;');
  const { code, etag } = await browserScript(file);
  expect(code).toMatch(/^const a\s+= 1;$/);
  expect(etag).toMatch(/^"[\w-]{16}"$/);
});

test('the widget serves its two scripts and their imports, but no file from another folder', async () => {
  for (const name of ['type1.mjs', 'type2.mjs', 'panel.ts'])
    expect((await widgetScript(name))?.code).toContain('import');
  for (const name of ['type3.mjs', 'nothing.ts', '../scripts.ts', 'panel.test.ts'])
    expect(await widgetScript(name)).toBeUndefined();
});
