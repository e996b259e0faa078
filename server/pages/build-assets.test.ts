import { expect, test } from 'vitest';
import type { App } from '#client/app.ts';
import type { FrameAssets } from '#client/frame/render-document.ts';
import type { MadePage } from '#engine/page/page-request.ts';
import { joinPieces, Piece } from '#engine/render/piece.ts';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import { createBuildAssets } from './build-assets.ts';

const app = {
  registry: {
    baseCss: 'base{}',
    blocks: new Map([
      ['Note', { css: '.Note{}' }],
      ['Picker', { css: '.Picker{}' }],
      ['Bare', { css: '' }],
    ]),
    uiStyles: new Map([['field', '.Ui-field{}']]),
  },
} as unknown as App;
const manifest = { 'client/pages/+client.ts': { file: 'assets/entry.1.js' } };
const site = { themeCss: ':root{}', hasPanel: false, overlayTypes: new Set() } as unknown as PreparedSite;
const page = (types: string[], body = '') =>
  ({ types, pieces: [new Piece(body)], locale: 'ko' }) as unknown as MadePage;
const assets = createBuildAssets(app, manifest, undefined);
const namesIn = ({ sheet }: FrameAssets) => /data-style="([^"]*)"/.exec(joinPieces(sheet.pieces))?.[1];

test('a page brings the styles of its own blocks and of the primitives in it', () => {
  const made = assets.forPage(page(['Picker', 'Bare'], '<i class="Ui-field">'), site, 'plain');
  expect(made.entry).toBe('/assets/entry.1.js');
  expect(namesIn(made)).toBe('base theme ui-field Picker');
  const still = assets.forPage(page(['Note']), site, 'plain');
  expect(namesIn(still)).toBe('base theme Note');
});

test('a payload names stylesheets by addresses that exist and change with their text', () => {
  const [style, ...more] = assets.forPayload(page(['Note', 'Bare']), site, 'plain').styles;
  expect([style?.id, more]).toEqual(['Note', []]);
  const name = style?.href.replace('/_maru/css/', '') ?? '';
  expect(assets.stylesheet(name)).toBe('@layer blocks{.Note{}}');
  for (const wrong of ['Note.css', '../package.json', '__proto__', ''])
    expect(assets.stylesheet(wrong)).toBeUndefined();
});

test('beside the side panel the blocks of the page measure the room that is left, and overlays the window', () => {
  const narrow = '@media (max-width: 1024px){.A{}}';
  const registry = {
    ...app.registry,
    blocks: new Map(['Note', 'Picker'].map((type) => [type, { css: narrow }])),
  };
  const sheets = createBuildAssets({ ...app, registry } as unknown as App, manifest, undefined);
  const beside = { ...site, hasPanel: true, overlayTypes: new Set(['Picker']) } as unknown as PreparedSite;
  const [, , , note, picker] = sheets.forPage(page(['Note', 'Picker']), beside, 'plain').sheet.pieces;
  expect(note?.html).toContain('(max-width: 1456px)');
  expect(picker?.html).toContain('(max-width: 1024px)');
  const addresses = (of: PreparedSite) => sheets.forPayload(page(['Note', 'Picker']), of, 'plain').styles;
  const [besideNote, besidePicker] = addresses(beside);
  const [otherNote, otherPicker] = addresses(site);
  expect(besideNote?.href).not.toBe(otherNote?.href);
  expect(besidePicker?.href).toBe(otherPicker?.href);
  expect(sheets.stylesheet(besideNote?.href.replace('/_maru/css/', '') ?? '')).toContain('1456px');
});

test('without a build there is no entry and there are no fonts', () => {
  const made = createBuildAssets(app, undefined, undefined).forPage(page(['Picker']), site, 'plain');
  expect([made.entry, made.fonts]).toEqual([undefined, []]);
});
