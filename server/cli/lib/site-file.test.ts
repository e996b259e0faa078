import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readText, writeText } from './site-file.ts';

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

test('a folder, a pipe and a large file are refused before they are read', () => {
  const [pipe, large] = [join(folder, 'pipe'), join(folder, 'large.json')];
  execFileSync('mkfifo', [pipe]);
  writeFileSync(large, '');
  truncateSync(large, 3 * 1024 ** 3);
  for (const [path, message] of [
    [folder, 'is not a file'],
    [pipe, 'is not a file'],
    [large, 'is larger than 16 MB'],
    [join(folder, 'none'), 'There is no file'],
  ] as const)
    expect(() => readText(path)).toThrow(
      expect.objectContaining({ name: 'CommandError', message: expect.stringContaining(message) }),
    );
});
