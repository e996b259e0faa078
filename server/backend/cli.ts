import { readFileSync } from 'node:fs';
import { asLines } from '#schemas/terminal-text.ts';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  print: (text) => console.log(asLines(text)),
  printError: console.error,
  readInput: () => readFileSync(0, 'utf8'),
});
