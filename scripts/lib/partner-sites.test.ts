import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeSites, partnerSites } from './partner-sites.ts';

test('Every folder with a site document is a site, named when its partner can be read', () => {
  const dir = mkdtempSync(join(tmpdir(), 'maru-sites-'));
  for (const code of ['haru', 'bomnal', 'draft']) mkdirSync(join(dir, code, 'content'), { recursive: true });
  writeFileSync(join(dir, 'bomnal', 'site.json'), '{}');
  const partner = { languages: ['ko', 'en'], partner: { displayName: { en: 'Bomnal', ko: '봄날의원' } } };
  writeFileSync(join(dir, 'bomnal', 'content', 'partner.json'), JSON.stringify(partner));
  writeFileSync(join(dir, 'haru', 'site.json'), '{}');
  const sites = partnerSites(dir);
  expect(sites).toEqual([
    { code: 'bomnal', name: '봄날의원' },
    { code: 'haru', name: undefined },
  ]);
  const consoleOrigin = 'http://console.localhost:3000';
  const login = { email: 'demo@maru.example', password: 'secret' };
  const built = { port: 3000, consoleOrigin, isConsoleBuilt: true };
  expect(describeSites(sites, { ...built, hasIndex: true, login }).split('\n')).toEqual([
    '  Sites    http://localhost:3000/          the list of sites',
    '           http://bomnal.localhost:3000/   봄날의원',
    '           http://haru.localhost:3000/     haru',
    '  Console  http://console.localhost:3000/  sign in with demo@maru.example and the password secret',
  ]);
  expect(describeSites(sites, { ...built, hasIndex: false }).split('\n')).toEqual([
    '  Sites    http://bomnal.localhost:3000/   봄날의원',
    '           http://haru.localhost:3000/     haru',
    '  Console  http://console.localhost:3000/',
  ]);
  expect(describeSites(sites, { ...built, isConsoleBuilt: false, hasIndex: false, login })).toContain(
    '\n  Console  not built: run npm run build, and start again',
  );
  expect(describeSites([], { port: 3000, hasIndex: false, isConsoleBuilt: true })).toBe('');
  rmSync(dir, { recursive: true });
});
