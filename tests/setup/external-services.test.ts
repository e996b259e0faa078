import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { decide } from './describe-with.ts';
import { answers } from './external-services.ts';

test('A listening service is found, a closed port is not', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  expect(await answers(`postgres://127.0.0.1:${port}`, 1)).toBe(true);
  await new Promise((resolve) => server.close(resolve));
  expect(await answers(`postgres://127.0.0.1:${port}`, 1)).toBe(false);
});

test('Tests of a missing service are skipped by developers and fail under CI', () => {
  expect(decide(true, true)).toBe('run');
  expect(decide(true, false)).toBe('run');
  expect(decide(false, false)).toBe('skip');
  expect(decide(false, true)).toBe('fail');
});
