import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import type { Database } from '../database/open.ts';
import { publishedDocument } from '../sites/published.ts';
import { clinicFiles } from '../testing/clinic.ts';
import { sizes } from '../testing/content.ts';
import { setupPartners } from './setup.ts';

const site = '{\n  // a comment\n  "formatVersion": 1, "template": "commerce", "menu": []\n}';

describeDatabases('Setting partners up', (db) => {
  let root: string;
  const file = (name: string) => join(root, 'han', name);
  const edit = (name: string, change: (text: string) => string) =>
    writeFileSync(file(name), change(readFileSync(file(name), 'utf8')));
  const setup = () => setupPartners(db(), root);

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'maru-setup-'));
    mkdirSync(file('content'), { recursive: true });
    for (const [kind, content] of Object.entries(clinicFiles())) {
      writeFileSync(file(`content/${kind}.json`), JSON.stringify(content, null, 2));
    }
    writeFileSync(file('images.json'), JSON.stringify(sizes));
    writeFileSync(file('site.json'), site);
    mkdirSync(join(root, 'not-a-partner'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('A new partner is seeded and its site published as it is written', async () => {
    const report = await setup();
    expect(report).toMatchObject({ seeded: ['han'], published: [{ code: 'han', revision: 1 }], errors: [] });
    expect(report.warnings.some((warning) => warning.includes('products rows[3].name: no text in en'))).toBe(
      true,
    );
    expect((await publishedDocument(db(), 'han'))?.document).toBe(site);
    expect(await notices(db())).toBe(4);
  });

  test('Nothing is done again while nothing changed', async () => {
    expect(await setup()).toMatchObject({ seeded: [], published: [] });
  });

  test('Changed content is seeded, a changed site published', async () => {
    edit('content/notices.json', (text) => JSON.stringify({ rows: JSON.parse(text).rows.slice(1) }));
    expect(await setup()).toMatchObject({ seeded: ['han'], published: [] });
    expect(await notices(db())).toBe(3);
    edit('site.json', (text) => text.replace('commerce', 'branding'));
    expect(await setup()).toMatchObject({ seeded: [], published: [{ code: 'han', revision: 2 }] });
  });

  test('A mistake names file and place, and changes nothing', async () => {
    const backup = `${root}-backup`;
    cpSync(file(''), backup, { recursive: true });
    edit('content/products.json', (text) => text.replace('"price": 900', '"price": "900"'));
    edit('content/faqs.json', (text) => text.replace('"categoryId": 2', '"category": 2'));
    edit('content/terms.json', (text) => text.slice(0, -2));
    edit('content/notices.json', () => '{"rows":[]}');
    const { seeded, errors } = await setup();
    expect(seeded).toEqual([]);
    const [message = ''] = errors;
    expect(message).toContain('content/products.json: rows[0].options[0].price: ');
    expect(message).toContain('got "900"');
    expect(message).toContain('content/faqs.json: rows[1]');
    expect(message).toMatch(/content\/terms\.json: .*(position|end of)/i);
    expect(await notices(db())).toBe(3);

    cpSync(backup, file(''), { recursive: true });
    edit('site.json', () => '{\n  "formatVersion": 1,\n  "template": oops\n}');
    expect((await setup()).errors[0]).toMatch(/site\.json:3:15: JSON: /);
    edit('site.json', () => '{ "formatVersion": 1, "template": "commerce", "menu": [], "pagez": {} }');
    expect((await setup()).errors[0]).toContain('pagez');
    expect((await publishedDocument(db(), 'han'))?.revision).toBe(2);
    cpSync(backup, file(''), { recursive: true });
    rmSync(backup, { recursive: true });
  });

  test('A picture without a size is a mistake', async () => {
    edit('content/brandings.json', (text) => text.replace('"two"', '"three"'));
    expect((await setup()).errors[0]).toContain(
      'content/brandings.json: rows[0].sections[0].image: images.json has no picture "three"',
    );
    edit('content/brandings.json', (text) => text.replace('"three"', '"two"'));
  });

  test('A copied folder takes nothing from the partner it was copied from', async () => {
    const copy = (change: object) => {
      cpSync(join(root, 'han'), join(root, 'copy'), { recursive: true });
      const partner = {
        ...JSON.parse(readFileSync(file('content/partner.json'), 'utf8')),
        code: 'copy',
        ...change,
      };
      writeFileSync(join(root, 'copy/content/partner.json'), JSON.stringify(partner));
    };
    copy({});
    expect((await setup()).errors).toEqual(['copy/content/partner.json: id 1 belongs to "han" already']);
    copy({ id: 5, marketing: { domainUrl: 'https://han.localhost' } });
    expect((await setup()).errors[0]).toContain('host han.localhost, belongs to "han" already');
    copy({ id: 5, code: 'other' });
    expect((await setup()).errors[0]).toContain('code: expected "copy"');
    copy({ id: 5 });
    expect((await setup()).seeded).toEqual(['copy']);
    rmSync(join(root, 'copy'), { recursive: true });
    await db().deleteFrom('partners').where('id', '=', 5).execute();
  });

  test('A kind whose file is missing is empty, and the report says so', async () => {
    rmSync(file('content/popups.json'));
    const { seeded, warnings } = await setup();
    expect(seeded).toEqual(['han']);
    expect(warnings.some((warning) => warning.includes('content/popups.json: missing'))).toBe(true);
  });
});

async function notices(db: Database): Promise<number> {
  return (await db.selectFrom('notices').select('id').execute()).length;
}
