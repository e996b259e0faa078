import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeText } from './site-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'maru-site-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a written file retains its mode, and a link to it stays a link', () => {
  const [file, link] = [join(folder, 'site.json'), join(folder, 'link.json')];
  writeFileSync(file, 'before', { mode: 0o600 });
  symlinkSync(file, link);
  writeText(link, 'after');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('after');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeText(join(folder, 'deep', 'new.json'), 'new');
  expect(readdirSync(folder).toSorted()).toEqual(['deep', 'link.json', 'site.json']);
});
