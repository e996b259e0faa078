import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clinicFiles } from '../testing/clinic.ts';
import { sizes } from '../testing/content.ts';
import { readContent } from './read-content.ts';
import { ContentError } from './read-json.ts';

/** The folder of a clinic with changes of its `partner.json`. */
function folderWith(change: (file: Record<string, unknown>) => object): string {
  const folder = mkdtempSync(join(tmpdir(), 'maru-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'content'));
  const { partner } = clinicFiles();
  const file = change(partner as unknown as Record<string, unknown>);
  writeFileSync(join(folder, 'content/partner.json'), JSON.stringify(file));
  writeFileSync(join(folder, 'images.json'), JSON.stringify(sizes));
  return folder;
}

test('the logo of an older partner file, beside the facts, is the same fact', () => {
  const older = folderWith(({ partner, ...file }) => {
    const { logo: _, ...facts } = partner as Record<string, unknown>;
    return { ...file, logo: 'two', partner: facts };
  });
  expect(readContent(older).content.partner.partner.logo).toBe('two');
  const both = folderWith((file) => ({ ...file, logo: 'two' }));
  expect(readContent(both).content.partner.partner.logo).toBe('one');
  expect(() => readContent(folderWith((file) => ({ ...file, logo: 'two', partner: 'none' })))).toThrow(
    ContentError,
  );
});
