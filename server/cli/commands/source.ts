import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '#engine/resolve/nearest.ts';
import { calls } from '#schemas/api/calls.ts';
import { root } from '#scripts/bootstrap/paths.mjs';
import {
  type Command,
  CommandError,
  numberOption,
  requiredArg,
  textOption,
  usageError,
} from '../lib/command.ts';

export const source: Command = {
  usage: 'new <name> --call <call>',
  maxArgs: 2,
  isLocal: true,
  details: 'A new call of the backend comes first: docs/add-a-source.md.',
  options: {
    call: { type: 'string', value: 'call', summary: 'the call that it makes (schemas/api/calls.ts)' },
    seconds: { type: 'string', value: 'n', summary: 'how long an answer is fresh (60)' },
  },
  async run(context) {
    const { args, out } = context;
    if (args[0] !== 'new') throw usageError('Use: maru source new <name> --call <call>');
    const name = requiredArg(context, 1, 'the name');
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new CommandError(
        `"${name}" is not a kebab-case name. Use small letters, digits and -, as in latest-notices.`,
      );
    const call = readingCall(textOption(context, 'call'));
    const file = join('registry', 'sources', `${name}.ts`);
    if (existsSync(join(root, file))) throw new CommandError(`${file} exists already. Choose another name.`);
    writeFileSync(join(root, file), sourceModule(name, call, numberOption(context, 'seconds')));
    out.json({ file, call });
    out.line(`Created ${file}. Blocks name it in the sources of their schema.ts: docs/add-a-source.md.`);
  },
};

/** The text of a source's module. Without `seconds`, its answers are fresh as long as most sources' answers. */
export function sourceModule(name: string, call: string, seconds?: number): string {
  const [policy, cache] =
    seconds === undefined
      ? ['cacheShort', 'cacheShort']
      : ['cacheCustom', `cacheCustom({ maxAge: ${seconds} })`];
  return `import { calls } from '#schemas/api/calls.ts';
import { ${policy} } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.${call}, { cache: ${cache} });

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    ${/-/.test(name) ? `'${name}'` : name}: Answer<typeof source>;
  }
}
`;
}

function readingCall(name: string | undefined): string {
  const reading = Object.values(calls).filter(({ method }) => method === 'GET');
  const names = reading.map((call) => call.name);
  if (name === undefined) throw usageError(`Missing --call: one of ${names.join(', ')}.`);
  if (names.some((one) => one === name)) return name;
  const meant = nearest(name, names);
  throw new CommandError(`There is no reading call "${name}".${meant ? ` Did you mean "${meant}"?` : ''}`);
}
