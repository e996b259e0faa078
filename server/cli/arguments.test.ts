import { expect, test } from 'vitest';
import { runMaru } from './maru-for-test.ts';

/** Runs `maru` in English. All of these are refused before any instance is called. */
const maru = (...argv: string[]) => runMaru({}, ...argv, '--language', 'en');

test.each([
  [['rollback', 'bomnal', '3'], '3'],
  [['token', 'revoke', '3', '4'], '4'],
  [['token', 'list', '3'], '3'],
  [['partner', 'list', 'bomnal'], 'bomnal'],
  [['draft', 'bomnal', 'list', '3'], '3'],
  [['draft', 'bomnal', 'delete', '3', '4'], '4'],
  [['draft', 'bomnal', 'show', '3', 'a.json', 'b.json'], 'b.json'],
  [['draft', 'bomnal', 'save', 'a.json', 'b.json'], 'b.json'],
  [['publish', 'bomnal', 'site.json', '--draft', '3'], 'site.json'],
  [['schedule', 'bomnal', 'site.json', '--draft', '3', '--at', '2030-01-01 09:00'], 'site.json'],
  [['schedule', 'bomnal', '--cancel', '3', '4'], '4'],
  [['push', 'bomnal', 'a.json', 'b.json'], 'b.json'],
  [['diff', 'bomnal', '1', '2', '3'], '3'],
  [['backup', 'a.gz', 'b.gz'], 'b.gz'],
] as const)('an argument too many is refused: %j', async (argv, surplus) => {
  const refused = await maru(...argv);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  const usage = `✗ Unexpected argument "${surplus}". Usage: maru ${argv[0]} `;
  expect(refused.stderr).toContain(usage);
});

test('a partner without a name in Korean or Japanese needs its country', async () => {
  for (const [argv, message] of [
    [['--name-zh', '樱花诊所'], 'Which country is the clinic in? Add --country KR or --country JP.'],
    [['--name-ko', '새봄', '--country', 'CN'], '--country must be KR or JP (found "CN").'],
  ] as const)
    expect(await maru('partner', 'new', 'sakura', ...argv)).toMatchObject({
      code: 2,
      stderr: `✗ ${message}\n`,
    });
});

test('an empty argument and an empty value are refused: a variable is not set', async () => {
  for (const [argv, message] of [
    [['rollback', 'bomnal', '--to', ''], 'The value of --to is empty.'],
    [['push', 'bomnal', '--server='], 'The value of --server is empty.'],
    [['check', '', '--partner', 'bomnal'], 'Argument 1 is empty.'],
    [['push', 'bomnal', ''], 'Argument 2 is empty.'],
  ] as const)
    expect(await maru(...argv)).toEqual({ code: 2, stdout: '', stderr: `✗ ${message}\n` });
  expect((await runMaru({}, 'rollback', 'bomnal', '3', '--language', 'ko')).stderr).toBe(
    '✗ 예상하지 못한 인자 "3"입니다. 사용법: maru rollback <partner> [--to n]\n',
  );
});
