// npm run dev: the same two processes, with the site on its development server with hot reload.
import { isDemo } from '../../server/backend/demo/is-demo.ts';
import { ensureDatabase } from '../lib/ensure-database.ts';
import { ensureDeps } from '../lib/ensure-deps.ts';
import { ensureFonts } from '../lib/ensure-fonts.ts';
import { claimPorts } from '../lib/ports.ts';
import { serve } from '../lib/serve.ts';
import { serverEnvironment } from '../lib/server-environment.ts';

const began = performance.now();

export default async function main(): Promise<void> {
  const ports = await claimPorts(process.env);
  const ownBackend = !process.env.BACKEND_URL;
  const env = serverEnvironment({ mode: 'development', ...ports });
  await ensureDeps();
  await ensureFonts();
  if (ownBackend) await ensureDatabase(env, { withDemoAccount: isDemo() });
  await serve({ site: 'server/site/dev.ts', env, ownBackend, began });
}
