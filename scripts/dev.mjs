// npm run dev: the same two processes, with the site on its development server with hot reload.
import { ensureDatabase } from './lib/ensure-database.mjs';
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureFonts } from './lib/ensure-fonts.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { claimPort, freePort } from './lib/ports.mjs';
import { serve } from './lib/serve.mjs';
import { isDemo, serverEnvironment } from './lib/server-environment.mjs';
import { runMain } from './lib/setup-error.mjs';

const began = performance.now();

await runMain(async () => {
  await ensureNode();
  const port = await claimPort(process.env.PORT, 3000);
  const ownBackend = !process.env.BACKEND_URL;
  const env = serverEnvironment({ mode: 'development', port, backendPort: await freePort() });
  await ensureDeps();
  await ensureFonts();
  if (ownBackend) await ensureDatabase(env, { withDemoAccount: isDemo() });
  await serve({ site: 'server/site/dev.ts', env, ownBackend, began });
});
