import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { run } from './run-command.mjs';

test('a command that cannot be started has code 127', async () => {
  expect(await run('no-such-command', [], { output: 'collect' })).toMatchObject({ code: 127 });
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s stops the command, and the script ends with %s and one line', async (signal, code) => {
  const command = `console.log('started'); setInterval(() => {}, 1_000);`;
  const script = `import { run } from './scripts/bootstrap/run-command.mjs';
    await run(process.execPath, ['-e', ${JSON.stringify(command)}]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  await once(child.stdout, 'data');
  child.kill(signal);
  expect([...(await once(child, 'close')), errors]).toEqual([code, null, '\nStopped.\n']);
});
