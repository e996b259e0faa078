import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { jsonErrorsPlugin } from './json-errors-plugin.ts';

test('the error of an invalid JSON file names the file and the position', async () => {
  const root = mkdtempSync(join(tmpdir(), 'maru json-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'messages.json'), '{\n  "a": 1,,\n}');
  writeFileSync(join(root, 'valid.json'), '{ "a": 1 }');
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [jsonErrorsPlugin()],
    server: { middlewareMode: true, ws: false, watch: null },
  });
  onTestFinished(() => vite.close());
  await expect(vite.ssrLoadModule('/messages.json')).rejects.toThrow(
    /^\[json\] .+\/messages\.json: .* \(line 2 column 10\)/,
  );
  expect(await vite.ssrLoadModule('/valid.json')).toMatchObject({ a: 1 });
});
