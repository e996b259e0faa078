import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from './commands/index.ts';
import catalog from './ko.json' with { type: 'json' };
import { inLanguage } from './lib/in-language.ts';
import { runMaru } from './maru-for-test.ts';
import { globalOptions } from './run.ts';

test('help and messages are in the language of the locale, or of --language', async () => {
  const help = await runMaru({ LANG: 'ko_KR.UTF-8' }, '--help');
  expect(help.stdout).toContain('사용법: maru <명령>');
  expect(help.stdout).toContain('초대');
  expect((await runMaru({ LANG: 'ko_KR.UTF-8' }, '--help', '--language', 'en')).stdout).toContain(
    'Usage: maru',
  );
  const wrong = await runMaru({}, 'chek', '--language', 'ko');
  expect(wrong).toMatchObject({
    code: 2,
    stderr: '✗ "chek" 명령은 없습니다. "check"을(를) 쓰려던 것인가요? 참고: maru --help\n',
  });
  expect((await runMaru({}, 'pull', '--language=ko')).stderr).toBe('✗ 필요한 값이 없습니다: 파트너\n');
  expect((await runMaru({}, 'user', '--help', '--language', 'ko')).stdout).toContain('초대');
  expect((await runMaru({}, 'chek')).stderr).toContain('There is no command');
});

test('every text of the help has a Korean one', async () => {
  const loaded = await Promise.all(commands.map(({ load }) => load()));
  const options = [globalOptions, ...loaded.map((one) => one.options ?? {})].flatMap(Object.values);
  const texts = [
    ...commands.map(({ summary }) => summary),
    ...loaded.flatMap(({ details }) => details ?? []),
    ...options.map(({ summary }) => summary),
  ];
  expect(texts.filter((text) => inLanguage(text, 'ko') === text)).toEqual([]);
});

/** Outside the command line: what it shows of its own database, backups and accounts. */
const backendFiles = [
  'server/backend/backup/*.ts',
  'server/backend/database/open.ts',
  'server/backend/operator/accounts/*-user.ts',
];

test('every message in the commands has a Korean one, and none is left over', () => {
  const files = globSync(['server/cli/**/*.ts', ...backendFiles]).filter((file) => !/[.-]test\./.test(file));
  const source = files
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replace(/`\s*\+\s*`/g, '');
  const messages = source.matchAll(/(?:usageError|Error|out\.line|out\.note)\(\s*(['"`])((?:(?!\1).)*)\1/g);
  const texts = [...messages]
    .map(([, , text = '']) => text.replaceAll(/\$\{[^}]*\}+/g, 'x').replaceAll('\\n', '\n'))
    .filter((text) => /[a-z]{3,} [a-z]/.test(text));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => inLanguage(text, 'ko') === text)).toEqual([]);
  for (const [english, korean] of Object.entries(catalog))
    expect([english, korean.split('{}').length]).toEqual([english, english.split('{}').length]);
});

test('a value is not taken for a message, and a document stays as it is', () => {
  expect(inLanguage('Published revision 3 of bomnal.', 'ko')).toBe('리비전 3(bomnal)을(를) 게시했습니다.');
  const document = `{ "title": "${'Nothing differs. '.repeat(2_000)}" }`;
  expect(inLanguage(document, 'ko')).toBe(document);
  expect(inLanguage('bomnal', 'ko')).toBe('bomnal');
});
