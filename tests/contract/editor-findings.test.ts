import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Diagnostic, TextDocument } from 'vscode-json-languageservice';
import { completion, findings, node, sections, site } from './json-editor.ts';

const root = join(import.meta.dirname, '../..');
const partners = readdirSync(join(root, 'fixtures/partners'));

test.each(partners)(
  '%s: the document names its schema, which an editor finds offline, and is valid',
  async (code) => {
    const path = `fixtures/partners/${code}/site.json`;
    const text = readFileSync(join(root, path), 'utf8');
    expect(text).toContain('"$schema": "../../../schemas/site.schema.json"');
    expect((await findings(text, path)).map(({ message }) => message)).toEqual([]);
  },
);

test('an editor marks misspelt names where they are', async () => {
  const text = [
    site('"template":"comerce"'),
    site('"theme":{"color.primry.500":"#fff"}'),
    site('"pages":{"products":{"sections":[]}}'),
    sections(node('NotceList', '"data":{}')),
    sections(node('NoticeList', '"data":{"variannt":"cards"},"source":{"name":"notices"}')),
    sections(node('NoticeList', '"data":{"variant":"crds"},"source":{"name":"notices"}')),
    sections(node('NoticeList', '"data":{},"source":{"name":"notice"}')),
    sections(node('NoticeList', '"data":{},"source":{"name":"notices","params":{"lmit":3}}')),
    sections(node('ProductGrid', '"data":{},"source":{"name":"products","params":{"sort":"prceAsc"}}')),
    sections(node('PageIntro', '"data":{"title":{"$bind":"partner.partnerTell"}}')),
    sections(node('PageIntro', '"data":{},"slots":{"side":[]}')),
  ];
  const marked = await Promise.all(
    text.map(async (each) => {
      const [first] = await findings(each);
      return first && each.slice(...offsets(each, first)).replaceAll('"', '');
    }),
  );
  expect(marked).toEqual([
    'comerce',
    'color.primry.500',
    'products',
    'NotceList',
    'variannt',
    'crds',
    'notice',
    'lmit',
    'prceAsc',
    'partner.partnerTell',
    'side',
  ]);
});

test('a block without its source and a source without a required parameter are marked', async () => {
  const messages = async (text: string) => (await findings(text)).map(({ message }) => message);
  expect(await messages(sections(node('NoticeList', '"data":{}')))).toEqual(['Missing property "source".']);
  expect(await messages(sections(node('NoticeDetail', '"data":{},"source":{"name":"notice"}')))).toEqual([
    'Missing property "params".',
  ]);
  const bound = '"source":{"name":"notice","params":{"id":{"$bind":"params.noticeId"}}}';
  expect(await messages(sections(node('NoticeDetail', `"data":{},${bound}`)))).toEqual([]);
});

test('every node to begin with is valid where it is inserted', async () => {
  const inserted = (await completion(sections('|')))
    .filter(({ label }) => /^\w+: /.test(label))
    .map(({ label, textEdit }) => ({ label, text: asInserted(textEdit?.newText ?? '') }));
  expect(inserted.length).toBeGreaterThan(120);
  const { text } = inserted.find(({ label }) => label === 'NoticeDetail: example') ?? { text: '{}' };
  expect(JSON.parse(text)).toMatchObject({ source: { params: { id: { $bind: 'params.noticeId' } } } });
  for (const { label, text } of inserted)
    expect(
      (await findings(sections(text))).map(({ message }) => message),
      label,
    ).toEqual([]);
});

test('the pages of the templates are valid in a document', async () => {
  for (const name of readdirSync(join(root, 'themes')).filter((folder) => folder !== '_base')) {
    const { slots, pages } = JSON.parse(readFileSync(join(root, 'themes', name, 'template.json'), 'utf8'));
    const text = site(`"slots":${JSON.stringify(slots)},"pages":${JSON.stringify(pages)}`);
    expect(
      (await findings(text)).map(({ message }) => message),
      name,
    ).toEqual([]);
  }
});

/** The text of a snippet once it is in the document. */
const asInserted = (snippet: string) => snippet.replace(/\$\{1:(.*?)\}/, '$1').replaceAll(/\\([\\$])/g, '$1');

function offsets(text: string, { range }: Diagnostic): [number, number] {
  const document = TextDocument.create('file:///site.json', 'jsonc', 1, text);
  return [document.offsetAt(range.start), document.offsetAt(range.end)];
}
