import { readFileSync } from 'node:fs';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  print: console.log,
  printError: console.error,
  readInput: () => readFileSync(0, 'utf8'),
});
