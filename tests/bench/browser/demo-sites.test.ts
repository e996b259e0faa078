import { expect, test, vi } from 'vitest';
import { startProgram } from '../lib/program.ts';
import { openDemoSites } from './demo-sites.ts';
import { openSecureFront } from './front/secure-front.ts';

vi.mock('#scripts/lib/ensure-database.ts', () => ({ ensureDatabase: async () => {} }));
vi.mock('../lib/program.ts', () => ({ startProgram: vi.fn() }));
vi.mock('./front/secure-front.ts', () => ({ openSecureFront: vi.fn() }));

test('if part of the demo sites fails to start, everything started before is stopped, the last first', async () => {
  const stopped: string[] = [];
  vi.mocked(startProgram).mockImplementation(
    async ({ name }) => ({ name, stop: async () => void stopped.push(name) }) as never,
  );
  vi.mocked(openSecureFront).mockRejectedValue(new Error('no port'));
  await expect(openDemoSites()).rejects.toThrow('no port');
  expect(stopped).toEqual(['demo-site', 'demo-backend']);
});
