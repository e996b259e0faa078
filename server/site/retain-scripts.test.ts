import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { retainScripts } from './retain-scripts.ts';

function folder() {
  const root = mkdtempSync(join(tmpdir(), 'maru-scripts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const built = join(root, 'assets');
  const store = join(root, 'store');
  let minute = 0;
  /** Replaces the build with these scripts, and starts it a minute after the last start. */
  const deploy = (...names: string[]) => {
    rmSync(built, { recursive: true, force: true });
    mkdirSync(join(built, 'chunks'), { recursive: true });
    for (const name of names) writeFileSync(join(built, 'chunks', name), `// ${name}`);
    const lists = () => readdirSync(join(store, 'builds')).map((name) => join(store, 'builds', name));
    const before = minute === 0 ? [] : lists();
    const files = retainScripts(built, store);
    minute += 1;
    for (const list of lists()) if (!before.includes(list)) utimesSync(list, minute * 60, minute * 60);
    return { files, chunks: readdirSync(join(files, 'chunks')).sort() };
  };
  return { deploy, store };
}

test('the scripts of the two previous builds are retained, those of older ones are not', () => {
  const { deploy } = folder();
  deploy('a1.js', 'b1.js');
  expect(deploy('a2.js', 'b1.js').chunks).toEqual(['a1.js', 'a2.js', 'b1.js']);
  expect(deploy('a3.js').chunks).toEqual(['a1.js', 'a2.js', 'a3.js', 'b1.js']);
  const { files, chunks } = deploy('a4.js');
  expect(chunks).toEqual(['a2.js', 'a3.js', 'a4.js', 'b1.js']);
  expect(readFileSync(join(files, 'chunks/a2.js'), 'utf8')).toBe('// a2.js');
});

test('a build that is started again counts once, and as the newest', () => {
  const { deploy, store } = folder();
  deploy('a1.js');
  deploy('a2.js');
  deploy('a3.js');
  // A rollback touches its list.
  deploy('a1.js');
  expect(readdirSync(join(store, 'builds'))).toHaveLength(3);
  expect(deploy('a4.js').chunks).toEqual(['a1.js', 'a3.js', 'a4.js']);
});
