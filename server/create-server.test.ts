import { expect, onTestFinished, test } from 'vitest';
import { createServer, type ServerParts } from './create-server.ts';
import { readEnv } from './env.ts';

test('who sends a request slowly is not waited for for long, and a proxy may keep its connections for a minute', async () => {
  const away = () => Promise.reject(new Error('not asked'));
  const { server, close } = await createServer({
    env: readEnv({
      BACKEND_URL: 'http://127.0.0.1:9',
      APP_KEY: 'key',
      LOG_LEVEL: 'silent',
      MARU_DATA_DIR: 'none',
    }),
    app: away,
    assets: away,
    store: { changes: away, document: away, earlier: away },
    listAge: 3_000,
  } as ServerParts);
  onTestFinished(async () => void (await close()));
  expect(server.requestTimeout).toBe(15_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});
