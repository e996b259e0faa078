import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDocument, formatFinding } from '#server/publishing/index.ts';
import { examplePartner, exampleRegistry } from '#server/publishing/testing/example-site.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import type { Database } from '../database/open.ts';
import { publishedDocument } from '../sites/published.ts';
import { publishDocument } from '../sites/revisions.ts';
import { clinicFiles } from '../testing/clinic.ts';
import { sizes } from '../testing/content.ts';
import { ContentError } from './read-json.ts';
import { setupPartners } from './setup.ts';

const site = '{\n  // a comment\n  "formatVersion": 1, "template": "commerce", "menu": []\n}';

describeDatabases('Setting partners up', (db) => {
  let root: string;
  const file = (name: string) => join(root, 'han', name);
  const edit = (name: string, change: (text: string) => string) =>
    writeFileSync(file(name), change(readFileSync(file(name), 'utf8')));
  const assertUsable = async (name: string, text: string, folder: string) => {
    const images = join(folder, 'images');
    const names = existsSync(images) ? readdirSync(images) : [];
    const pictures = new Map(names.map((picture) => [picture, { width: 9, height: 9 }]));
    const partner = examplePartner({ code: basename(folder), pictures });
    const findings = await checkDocument(text, { registry: await exampleRegistry(), partner });
    const errors = findings.filter(({ level }) => level === 'error');
    if (errors.length > 0) throw new ContentError(errors.map((one) => formatFinding(one, name, 'en')));
  };
  const setup = (only?: string[], imageOrigins?: string[], check = assertUsable) =>
    setupPartners(db(), root, { assertUsable: check, only, imageOrigins });

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

  test('A new partner is seeded and its site published verbatim', async () => {
    const report = await setup();
    expect(report).toMatchObject({ seeded: ['han'], published: [{ code: 'han', revision: 1 }], errors: [] });
    expect(report.warnings.some((warning) => warning.includes('products rows[3].name: no text in en'))).toBe(
      true,
    );
    expect((await publishedDocument(db(), 'han'))?.document).toBe(site);
    expect(await notices(db())).toBe(4);
  });

  test('Nothing is repeated if nothing has changed', async () => {
    expect(await setup()).toMatchObject({ seeded: [], published: [] });
  });

  test('Changed content is seeded, a changed site published', async () => {
    edit('content/notices.json', (text) => JSON.stringify({ rows: JSON.parse(text).rows.slice(1) }));
    expect(await setup()).toMatchObject({ seeded: ['han'], published: [] });
    expect(await notices(db())).toBe(3);
    edit('site.json', (text) => text.replace('commerce', 'branding'));
    expect(await setup()).toMatchObject({ seeded: [], published: [{ code: 'han', revision: 2 }] });
  });

  test('A document published by hand stays, and the report names it with what to do', async () => {
    const edited = readFileSync(file('site.json'), 'utf8').replace('branding', 'hybrid');
    const byHand = await publishDocument(db(), 1, { document: edited, author: 'Kim' });
    const unchanged = await setup();
    expect([unchanged.published, unchanged.differences]).toEqual([
      [],
      [
        expect.stringMatching(
          /^han\/site\.json .*revision 3 \(Kim, .*maru diff han".*pull han --force".*push han --base 3"/,
        ),
      ],
    ]);
    edit('site.json', (text) => text.replace('// a comment', '// another'));
    edit('content/notices.json', (text) => `${text}\n`);
    expect(await setup()).toMatchObject({
      seeded: ['han'],
      published: [],
      differences: [expect.any(String)],
    });
    expect(await publishedDocument(db(), 'han')).toMatchObject({ revision: byHand, document: edited });
    expect((await setup()).differences).toHaveLength(1);
  });

  test('Once the file is what is published, its changes are published again', async () => {
    edit('site.json', () => site.replace('commerce', 'hybrid'));
    await publishDocument(db(), 1, { document: site.replace('commerce', 'hybrid'), author: 'Kim' });
    expect(await setup()).toMatchObject({ published: [], differences: [] });
    edit('site.json', () => site.replace('commerce', 'branding'));
    expect(await setup()).toMatchObject({ published: [{ code: 'han', revision: 5 }], differences: [] });
  });

  test('A file that was published and then replaced by hand is not published again', async () => {
    const good = readFileSync(file('site.json'), 'utf8');
    const bad = good.replace('branding', 'hybrid');
    for (const document of [bad, good]) await publishDocument(db(), 1, { document, author: 'Kim' });
    edit('site.json', () => bad);
    expect(await setup()).toMatchObject({ published: [], differences: [expect.any(String)] });
    edit('site.json', () => good);
  });

  test('An error names file and position, and changes nothing', async () => {
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
    expect((await setup()).errors[0]).toMatch(/site\.json:3:15 error JSON: /);
    edit('site.json', () => '{ "formatVersion": 1, "template": "commerce", "menu": [], "pagez": {} }');
    expect((await setup()).errors[0]).toContain('pagez');
    expect((await publishedDocument(db(), 'han'))?.revision).toBe(7);
    cpSync(backup, file(''), { recursive: true });
    rmSync(backup, { recursive: true });
  });

  test('A picture without a size is an error', async () => {
    edit('content/brandings.json', (text) => text.replace('"two"', '"three"'));
    expect((await setup()).errors[0]).toContain(
      'content/brandings.json: rows[0].sections[0].image: images.json has no picture "three"',
    );
    edit('content/brandings.json', (text) => text.replace('"three"', '"two"'));
  });

  test('Images in texts that are not shown or lack a size are reported', async () => {
    mkdirSync(file('images'));
    writeFileSync(file('images/logo.webp'), '');
    const tag = (src: string, more = 'width=\\"9\\" height=\\"9\\"') => `<img src=\\"${src}\\" ${more}>`;
    const names = ['han/logo.webp', 'han/logo.webp?v=2', 'han/none.webp', 'haru/logo.webp'];
    const tags = names.map((name) => tag(`/files/${name}`));
    const html = `${tags.join('')}${tag('/files/han/logo.webp', '')}${tag('https://cdn.example/files/a.webp')}`;
    edit('content/exhibitions.json', (text) => text.replace('"<p>', `"${html}<p>`));
    const { seeded, warnings } = await setup();
    expect(seeded).toEqual(['han']);
    const told = warnings.filter((line) => line.includes('/files/'));
    expect(told.map((line) => line.replace(/.*exhibitions\.json: rows\[0\]\.description\.ko: /, ''))).toEqual(
      [
        'there is no such picture (found "/files/han/none.webp")',
        'a picture that is not in /files/han/ is not shown (found "/files/haru/logo.webp")',
        'without width and height in px, the text below it shifts (found "/files/han/logo.webp")',
        'a picture of another site is shown only if IMAGE_ORIGINS lists its origin (found "https://cdn.example/files/a.webp")',
      ],
    );
    const { warnings: beside } = await setup(['han'], ['https://cdn.example']);
    expect(beside.filter((line) => line.includes('/files/'))).toHaveLength(3);
    edit('content/exhibitions.json', (text) => text.replace(html, ''));
  });

  test("A site that uses another partner's image is not published", async () => {
    const logo = (code: string) =>
      `{ "id": "header", "type": "HeaderBar", "v": 1, "data": { "logo": { "image": "/files/${code}/logo.webp" } } }`;
    const withLogo = (code: string) =>
      `{ "formatVersion": 1, "template": "branding", "menu": [], "slots": { "header": ${logo(code)} } }`;
    const before = (await publishedDocument(db(), 'han'))?.revision ?? 0;
    edit('site.json', () => withLogo('bomnal'));
    expect((await setup()).errors[0]).toMatch(
      /does not belong to the partner "han": .*Did you mean "\/files\/han\/logo\.webp"/,
    );
    expect((await publishedDocument(db(), 'han'))?.revision).toBe(before);
    edit('site.json', () => withLogo('han'));
    expect((await setup()).published).toEqual([{ code: 'han', revision: before + 1 }]);
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
    copy({ code: 'han', marketing: { domainUrl: 'https://han.localhost' } });
    // All remaining problems are reported at once.
    const [picture, ...own] = (await setup()).errors[0]?.split('\n') ?? [];
    expect(picture).toContain('The picture does not belong to the partner "copy"');
    expect(own).toEqual(
      [
        'code: expected "copy", the name of the folder',
        'id: 1 belongs to "han" already',
        'marketing.domainUrl: host han.localhost belongs to "han" already',
      ].map((problem) => `${relative(process.cwd(), root)}/copy/content/partner.json: ${problem}`),
    );
    copy({ id: 5 });
    writeFileSync(
      join(root, 'copy/site.json'),
      readFileSync(file('site.json'), 'utf8').replace('/files/han/', '/files/copy/'),
    );
    expect((await setup()).seeded).toEqual(['copy']);
    rmSync(join(root, 'copy'), { recursive: true });
    await db().deleteFrom('partners').where('id', '=', 5).execute();
  });

  test('A document published while the file is checked stays, and the report names it', async () => {
    const before = readFileSync(file('site.json'), 'utf8');
    const meanwhile = site.replace('commerce', 'branding');
    edit('site.json', () => site.replace('commerce', 'hybrid'));
    let revision = 0;
    const report = await setup([], [], async () => {
      revision = await publishDocument(db(), 1, { document: meanwhile, author: 'Kim' });
    });
    expect([report.published, report.differences]).toEqual([
      [],
      [expect.stringMatching(/^han\/site\.json is not published: .* meanwhile/)],
    ]);
    expect(await publishedDocument(db(), 'han')).toMatchObject({ revision, document: meanwhile });
    // The next setup compares the file with that document.
    expect((await setup()).differences).toEqual([expect.stringContaining(`revision ${revision} (Kim`)]);
    edit('site.json', () => before);
  });

  test('A kind without a file is empty, with a warning', async () => {
    rmSync(file('content/popups.json'));
    const { seeded, warnings } = await setup();
    expect(seeded).toEqual(['han']);
    expect(warnings.some((warning) => warning.includes('content/popups.json: missing'))).toBe(true);
  });
});

async function notices(db: Database): Promise<number> {
  return (await db.selectFrom('notices').select('id').execute()).length;
}
