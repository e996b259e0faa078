// npm start: everything a fresh clone needs, then the built site and its backend.
import { isDemo } from '../../server/backend/demo/is-demo.ts';
import { ensureBuild } from '../lib/ensure-build.ts';
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
  const env = serverEnvironment({ mode: 'production', ...ports });
  await ensureDeps();
  await ensureFonts();
  await ensureBuild();
  if (ownBackend) await ensureDatabase(env, { withDemoAccount: isDemo() });
  await serve({ site: 'dist/server/main.mjs', env, ownBackend, began });
}
