import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { picturesOfSite } from '#engine/resolve/pictures-of-site.ts';
import { readSiteDocument } from '#engine/resolve/validate-site.ts';
import { pictureSizes } from '#server/backend/seed/picture-sizes.ts';
import { pictureFiles } from '#server/facts/picture-files.ts';
import { checkWithRules } from '../../check-document.ts';
import { formatFinding } from '../../format-finding.ts';
import { examplePartner, exampleRegistry } from '../../testing/example-site.ts';
import rule from './index.ts';

type JsonObject = Record<string | number, unknown>;

const partners = 'fixtures/partners';
const picture = (url: string) => ({ url, width: 1200, height: 800 });
const header = (image: string) => ({ id: 'header', type: 'HeaderBar', v: 1, data: { logo: { image } } });
const intro = (url: string) => ({ id: 'intro', type: 'PageIntro', v: 1, data: { image: picture(url) } });
const text = (html: unknown) => ({ id: 'text', type: 'RichText', v: 1, data: { html } });

async function errors(more: object, folder = join(partners, 'bomnal'), imageOrigins: string[] = []) {
  const document = JSON.stringify({ formatVersion: 1, template: 'commerce', menu: [], ...more });
  const findings = checkWithRules(document, new Map([['picture-file', { ...rule, id: 'picture-file' }]]), {
    registry: await exampleRegistry(),
    partner: examplePartner({
      code: basename(folder),
      pictures: await pictureFiles(join(folder, 'images')),
      imageOrigins,
    }),
  });
  return findings.map((one) => formatFinding(one, 'site.json', 'en'));
}
const onPage = (...sections: object[]) => ({ pages: { '/landing': { sections } } });
/** The URL that an error names. */
const named = (line: string) => /: (\S+) at /.exec(line)?.[1];

test('a missing picture is reported with its location and the nearest existing one', async () => {
  expect(await errors(onPage(intro('/files/bomnal/spaec-1.webp')))).toEqual([
    'site.json:1:141 error There is no such picture: /files/bomnal/spaec-1.webp at pages["/landing"].sections[0].data.image.url. Did you mean "/files/bomnal/space-1.webp"? [picture-file]',
  ]);
  for (const query of ['?x=1', '?v=', '?v=1&x=1', '?v=1?v=2'])
    expect(await errors(onPage(intro(`/files/bomnal/space-1.webp${query}`)))).toHaveLength(1);
  expect(await errors(onPage(intro('/files/bomnal/sub/space-1.webp')))).toHaveLength(1);
});

test('a picture address may have a version', async () => {
  const shown = [intro('/files/bomnal/space-1.webp?v=2'), text('<img src="/files/bomnal/space-1.webp?v=2">')];
  expect(await errors(onPage(...shown))).toEqual([]);
  const [none] = await errors(onPage(intro('/files/bomnal/spaec-1.webp?v=2')));
  expect(none).toContain('Did you mean "/files/bomnal/space-1.webp"?');
});

test('an existing picture that the backend does not serve is an error', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'maru-pictures-')), 'han');
  onTestFinished(() => rmSync(dirname(folder), { recursive: true }));
  mkdirSync(join(folder, 'images'), { recursive: true });
  const names = ['photo.jpeg', 'steps.gif', '시술.webp', 'photo.JPG', 'plan.pdf'];
  const picture = join(partners, 'bomnal/images/space-1.webp');
  for (const name of names) copyFileSync(picture, join(folder, 'images', name));
  const lines = await errors(onPage(text(names.map((n) => `<img src="/files/han/${n}">`).join(''))), folder);
  expect(lines.map(named)).toEqual(names.slice(2).map((name) => `/files/han/${name}`));
});

test("another partner's picture and one of another site are errors", async () => {
  const [other] = await errors({ slots: { header: header('/files/haru/logo.svg') } });
  expect(other).toMatch(
    /does not belong to the partner "bomnal": \S+ at slots\.header\.data\.logo\.image\. .*bomnal\/logo\.svg"\?/,
  );
  const [outside] = await errors(onPage(intro('https://cdn.example/a.webp')));
  expect(outside).toContain('Choose one from the media library (/files/bomnal/), or from an origin');
});

test('a picture of a listed origin is not an error', async () => {
  const document = onPage(
    intro('https://cdn.example/a.webp'),
    text(
      '<img src="https://cdn.example/plan.svg"><img src="//cdn.example/b.webp"><img src="http://cdn.example/c.webp">',
    ),
  );
  const lines = await errors(document, undefined, ['https://cdn.example']);
  expect(lines.map(named)).toEqual(['//cdn.example/b.webp', 'http://cdn.example/c.webp']);
});

test('pictures in markup are checked in every language', async () => {
  const lines = await errors(
    onPage(
      text({
        ko: '<p><IMG alt="a" src=/files/bomnal/none.webp></p>',
        en: `<img data-src="/files/bomnal/x.webp" src='//cdn.example/a.webp'><img src="/files/bomnal/space-1.webp">`,
      }),
    ),
  );
  expect(lines.map((line) => line.replace(/.*: (\S+) at .*data\.html\.(\w+).*/, '$2 $1'))).toEqual([
    'ko /files/bomnal/none.webp',
    'en //cdn.example/a.webp',
  ]);
});

test('a link, a share image of another site and existing pictures are not errors', async () => {
  expect(
    await errors({
      slots: { header: header('/files/bomnal/logo.svg') },
      pages: {
        '/landing': {
          image: 'https://cdn.example/share.jpg',
          sections: [intro('/files/bomnal/space-1.webp'), text('<a href="https://a.example/a.webp">a</a>')],
        },
      },
    }),
  ).toEqual([]);
  expect(
    await errors({ pages: { '/landing': { image: '/files/bomnal/no.jpg', sections: [] } } }),
  ).toHaveLength(1);
});

test.each([
  ...['bomnal', 'haru', 'shirakawa'].map((code) => join(partners, code)),
  'tests/bench/partners/bench',
])('every picture of the document in %s has the size and the colors from its images.json', async (folder) => {
  const file = join(folder, 'site.json');
  const registry = await exampleRegistry();
  const document = readSiteDocument(readFileSync(file, 'utf8'), file, registry);
  const sizes = pictureSizes.parse(JSON.parse(readFileSync(join(folder, 'images.json'), 'utf8')));
  const found = picturesOfSite(document, registry).flatMap(({ path, url }) => {
    const at = path.slice(0, -1).reduce((value: unknown, key) => (value as JsonObject)[key], document);
    const { width, height, blur } = at as JsonObject;
    return path.at(-1) === 'url' ? [[basename(url, '.webp'), { width, height, blur }] as const] : [];
  });
  expect(found.length).toBeGreaterThan(5);
  expect(found).toEqual(found.map(([name]) => [name, sizes[name]]));
});

test.each(['bomnal', 'haru', 'shirakawa'])(
  'every picture of the document of %s is checked, and none is an error',
  async (code) => {
    const file = join(partners, code, 'site.json');
    const document = readFileSync(file, 'utf8');
    const registry = await exampleRegistry();
    const found = picturesOfSite(readSiteDocument(document, file, registry), registry).map(({ url }) => url);
    expect(found).toEqual([...document.matchAll(/\/files\/[\w/.-]+/g)].map(([path]) => path));
    expect(found.length).toBeGreaterThan(5);
    expect(await errors(JSON.parse(document), join(partners, code))).toEqual([]);
  },
);
