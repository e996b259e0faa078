import { expect, test } from 'vitest';
import { startProgram } from './program.ts';

const spec = {
  name: 'program-test',
  env: process.env,
  nodeArgs: ['--eval'],
  // Nothing listens on this port.
  ready: { url: 'http://127.0.0.1:1/' },
};

test.each([
  ['process.exit(3)', 'ended with code 3'],
  ['process.kill(process.pid, "SIGKILL")', 'ended by SIGKILL'],
])('a program that ends with %s before it answers is not waited for', async (script, reason) => {
  await expect(startProgram({ ...spec, script })).rejects.toThrow(`[bench] program-test: ${reason}; see `);
});

test('a program that cannot be started rejects', async () => {
  const starting = startProgram({ ...spec, node: '/nowhere/node', script: '' });
  await expect(starting).rejects.toThrow('[bench] program-test: spawn /nowhere/node ENOENT; see ');
});
