// node scripts/run.mjs <command> [arguments]: runs scripts/commands/<command>.ts with the pinned Node, which it installs
// first. It is JavaScript, like scripts/bootstrap, because an older Node cannot load TypeScript.
import { readdirSync } from 'node:fs';
import { ensureNode } from './bootstrap/ensure-node.mjs';
import { runMain, SetupError } from './bootstrap/setup-error.mjs';

await runMain(async () => {
  await ensureNode();
  const [command = '', ...args] = process.argv.slice(2);
  const commands = readdirSync(new URL('commands', import.meta.url)).map((name) => name.replace(/\.ts$/, ''));
  if (!commands.includes(command))
    throw new SetupError(`There is no command "${command}". Choose one of: ${commands.join(', ')}.`);
  const { default: main } = await import(`./commands/${command}.ts`);
  await main(args);
});
