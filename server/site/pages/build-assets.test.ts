import { expect, test } from 'vitest';
import type { App } from '#client/app.ts';
import type { FrameAssets } from '#engine/document/render-document.ts';
import { HtmlChunk, joinChunks } from '#engine/html/html-chunk.ts';
import type { MadePage } from '#engine/page/page-request.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import { prepareSheet } from '#scripts/vite/styles/prepare-sheet.ts';
import { createBuildAssets } from './build-assets.ts';

const baseCss = '@layer base{body{}}@layer ui{.Ui-button{}.Ui-drawer{}}';
const app = {
  registry: {
    baseSheet: prepareSheet(baseCss),
    blocks: new Map([
      ['Note', { sheet: prepareSheet('.Note{color:var(--ink)}.Note--wide{}'), meta: { hydrate: 'never' } }],
      ['Picker', { sheet: prepareSheet('.Picker{}.Picker-list{}'), meta: { hydrate: 'visible' } }],
      ['Bare', { meta: { hydrate: 'never' } }],
    ]),
    uiSheets: new Map([['field', prepareSheet('.Ui-field{}.Ui-field--wide{}')]]),
  },
  frameHtml: '<i class="Frame">',
  scriptNeeds: { classes: new Set(['Ui-button']), properties: ['--toast'] },
} as unknown as App;
const manifest = { 'client/pages/+client.ts': { file: 'assets/entry.1.js' } };
const site = {
  properties: () =>
    new Map([
      ['--gray', '#555'],
      ['--ink', 'var(--gray)'],
      ['--toast', 'red'],
      ['--rare', 'blue'],
    ]),
  themeSheet: prepareSheet('.Note,.Picker-list{}'),
  hasPanel: false,
  overlayTypes: new Set(),
} as unknown as PreparedSite;
const page = (types: string[], body = '') =>
  ({ types, chunks: [new HtmlChunk(body)], locale: 'ko' }) as unknown as MadePage;
const assets = createBuildAssets(app, manifest, undefined);
const styleOf = ({ sheet }: FrameAssets) => joinChunks(sheet.chunks).replace(/<[^>]*>/g, '');
const wholeIn = ({ sheet }: FrameAssets) => /data-style="([^"]*)"/.exec(joinChunks(sheet.chunks))?.[1];
const nameIn = (style?: { href: string }) => style?.href.replace('/_maru/css/', '') ?? '';

test('a document contains those styles of its blocks and primitives that its HTML can use', () => {
  const made = assets.forPage(page(['Note', 'Bare'], '<i class="Note Ui-field">'), site, 'plain');
  expect(made.entry).toBe('/assets/entry.1.js');
  expect(styleOf(made)).toBe(
    [
      '@layer base{body{}}@layer ui{.Ui-button{}}',
      '@layer tokens{:root{--gray:#555;--ink:var(--gray);--toast:red}}',
      '@layer theme{.Note{}}',
      '@layer ui{.Ui-field{}}',
      '@layer blocks{.Note{color:var(--ink)}}',
    ].join(''),
  );
  expect(wholeIn(made)).toBe('');
});

test('an island keeps its own rules and those of every primitive: the HTML does not show what it will render', () => {
  const made = assets.forPage(page(['Picker'], '<i class="Ui-field">'), site, 'plain');
  expect(styleOf(made)).toContain('.Ui-button{}.Ui-drawer{}');
  expect(styleOf(made)).toContain('@layer theme{.Picker-list{}}');
  expect(wholeIn(made)).toBe('base ui-field Picker');
});

test('pages with the same classes share one sheet', () => {
  const sheetOf = (body: string) => assets.forPage(page(['Note'], body), site, 'plain').sheet;
  expect(sheetOf('<p class="Note">a</p>')).toBe(sheetOf('<b class="Note">other words</b>'));
  expect(sheetOf('<p class="Note">a</p>')).not.toBe(sheetOf('<p class="Note Note--wide">a</p>'));
});

test('a document declares the fonts, and stylesheets that are loaded later do not declare them again', () => {
  const fonts = '@font-face{font-family:Placeholder;src:url(data:font/woff2;base64,AA==)}';
  const own = {
    ...app,
    registry: { ...app.registry, baseSheet: prepareSheet(`${fonts}@layer base{body{}}`) },
  } as App;
  const { forPage, forPayload, stylesheet } = createBuildAssets(own, manifest, undefined);
  expect(styleOf(forPage(page(['Note']), site, 'plain'))).toContain(fonts);
  const [base] = forPayload(page(['Note']), site, 'plain').styles;
  expect(stylesheet(nameIn(base), site)).toEqual({ css: '@layer base{body{}}', isCurrent: true });
});

test('a payload lists whole stylesheets by addresses that exist and change with their text', () => {
  const { styles } = assets.forPayload(page(['Note', 'Bare']), site, 'plain');
  expect(styles.map(({ id }) => id)).toEqual(['base', 'theme', 'Note']);
  const [base, theme, note] = styles.map((style) => assets.stylesheet(nameIn(style), site));
  expect(base).toEqual({ css: baseCss, isCurrent: true });
  expect(theme?.css).toContain('--rare:blue');
  expect(note?.css).toBe('@layer blocks{.Note{color:var(--ink)}.Note--wide{}}');
  for (const wrong of ['Note.css', 'Nobody.0123456789.css', '../package.json', '__proto__', ''])
    expect(assets.stylesheet(wrong, site)).toBeUndefined();
});

test('a page from before a publication gets the stylesheets that it was made with', () => {
  const now = { ...site, hasPanel: true, properties: () => new Map([['--ink', 'red']]) } as PreparedSite;
  const [, theme, note] = assets.forPayload(page(['Note']), site, 'plain').styles;
  expect(assets.stylesheet(nameIn(theme), now)).toMatchObject({
    css: expect.stringContaining('--gray:#555'),
    isCurrent: true,
  });
  expect(assets.stylesheet(nameIn(note), now)).toEqual(assets.stylesheet(nameIn(note), site));
});

test('an unknown stylesheet address returns the current version', () => {
  const now = { ...site, properties: () => new Map([['--ink', 'red']]) } as PreparedSite;
  expect(assets.stylesheet('theme.0123456789.css', now)).toEqual({
    css: '@layer tokens{:root{--ink:red}}@layer theme{.Note,.Picker-list{}}',
    isCurrent: false,
  });
});

test('beside the side panel, media queries of blocks measure the remaining width, and those of overlays the window', () => {
  const narrow = '@media (max-width: 1024px){.A{}}';
  const registry = {
    ...app.registry,
    blocks: new Map(
      ['Note', 'Picker'].map((type) => [type, { sheet: prepareSheet(narrow), meta: { hydrate: 'never' } }]),
    ),
  };
  const sheets = createBuildAssets({ ...app, registry } as unknown as App, manifest, undefined);
  const beside = { ...site, hasPanel: true, overlayTypes: new Set(['Picker']) } as unknown as PreparedSite;
  const seen = page(['Note', 'Picker'], '<i class="A">');
  const [, , , note, picker] = sheets.forPage(seen, beside, 'plain').sheet.chunks;
  expect(note?.html).toContain('(max-width: 1456px)');
  expect(picker?.html).toContain('(max-width: 1024px)');
  const addresses = (of: PreparedSite) => sheets.forPayload(seen, of, 'plain').styles.slice(2);
  const [besideNote, besidePicker] = addresses(beside);
  const [otherNote, otherPicker] = addresses(site);
  expect(besideNote?.href).not.toBe(otherNote?.href);
  expect(besidePicker?.href).toBe(otherPicker?.href);
  expect(sheets.stylesheet(nameIn(besideNote), beside)?.css).toContain('1456px');
});

test('without a build there are no entry and no fonts', () => {
  const made = createBuildAssets(app, undefined, undefined).forPage(page(['Picker']), site, 'plain');
  expect([made.entry, made.fonts]).toEqual([undefined, []]);
});
