import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { quotePath } from './quote-path.ts';

test('a path is quoted only where the shell needs it, and then arrives unchanged', () => {
  for (const plain of ['site.json', '/tmp/a-b_c/site.json', '병원/site.json'])
    expect(quotePath(plain)).toBe(plain);
  const odd = ['my clinic/site.json', "the clinic's.json", '$HOME/*;a.json', 'a\\b"c.json'];
  const { stdout } = spawnSync('sh', ['-c', `printf '%s\\n' ${odd.map(quotePath).join(' ')}`], {
    encoding: 'utf8',
  });
  expect(stdout.split('\n')).toEqual([...odd, '']);
});
