import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { partnerFile } from '#schemas/content/partner.ts';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { setupPartners } from '#server/backend/seed/setup.ts';
import { checkWithFolder } from '#server/facts/check-folder.ts';
import { formatFinding } from '#server/publishing/index.ts';
import { newPartner } from './new-partner.ts';

const folder = mkdtempSync(join(tmpdir(), 'maru-new-partner-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a half-written partner has no name, is not seeded, and is replaced by the next try', async () => {
  const partner = { code: 'saebom', name: { ko: '새봄의원' }, template: 'hybrid', country: 'KR' } as const;
  await expect(newPartner(folder, { ...partner, phone: 1n as never })).rejects.toThrow('BigInt');
  expect(existsSync(join(folder, 'saebom'))).toBe(false);
  expect(readdirSync(folder)).toEqual(['.saebom.new']);
  writeFileSync(join(folder, '.saebom.new', 'content', 'partner.json'), '{ "id"');
  cpSync(join(folder, '.saebom.new'), join(folder, '.other.new'), { recursive: true });

  await newPartner(folder, partner);
  expect(readdirSync(folder).toSorted()).toEqual(['.other.new', 'saebom']);
  const db = openDatabase(':memory:');
  await migrate(db, ':memory:');
  const report = await setupPartners(db, folder, { assertUsable: async () => {} });
  await db.destroy();
  expect(report).toMatchObject({ seeded: ['saebom'], errors: [] });
});

test.each([
  ['KR', 'commerce', { ko: '새봄의원', en: 'Saebom' }],
  ['JP', 'branding', { ja: '桜クリニック', en: 'Sakura' }],
  ['JP', 'hybrid', { en: 'Sakura' }],
] as const)(
  'a new partner in %s with %s has facts of that country and passes its checks',
  async (country, template, name) => {
    const code = `new-${country.toLowerCase()}-${template}`;
    const made = await newPartner(folder, { code, name, template, country });
    const content = JSON.parse(readFileSync(join(made, 'content/partner.json'), 'utf8'));
    expect(content.config.homepageType).toBe(template.toUpperCase());
    const { currency, partner, config } = content;
    expect([currency, partner.partnerInternationalTelCode, config.timeZone, partner.partnerTel]).toEqual(
      country === 'JP'
        ? ['JPY', '+81', 'Asia/Tokyo', '03-0000-0000']
        : ['KRW', '+82', 'Asia/Seoul', '02-000-0000'],
    );
    const text = readFileSync(join(made, 'site.json'), 'utf8');
    const findings = await checkWithFolder(text, made, {
      registry: await registryOnDisk(),
      imageOrigins: [],
    });
    expect(findings.map((one) => formatFinding(one, code, 'en'))).toEqual([]);
  },
);

test('the name of the console’s host is no partner code, in the command and in a file', async () => {
  const partner = { name: { ko: '콘솔' }, template: 'hybrid', country: 'KR' } as const;
  await expect(newPartner(folder, { ...partner, code: 'console' })).rejects.toThrow('host of the operators');
  const made = await newPartner(folder, { ...partner, code: 'consoles' });
  const content = JSON.parse(readFileSync(join(made, 'content/partner.json'), 'utf8'));
  expect(partnerFile.safeParse(content).success).toBe(true);
  expect(partnerFile.safeParse({ ...content, code: 'console' }).error?.issues[0]?.path).toEqual(['code']);
});
