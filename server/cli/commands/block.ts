import { root } from '#scripts/bootstrap/paths.mjs';
import { newBlock } from '#scripts/lib/new-block.ts';
import { asCommandError, type Command, usageError } from '../lib/command.ts';

export const block: Command = {
  usage: 'new <Name>',
  maxArgs: 2,
  isLocal: true,
  async run({ args, out }) {
    const [action, name = ''] = args;
    if (action !== 'new') throw usageError('Use: maru block new <Name>');
    const files = asCommandError(() => newBlock(root, name));
    const example = { id: 'new', type: name, v: 1, data: { title: 'Hello' } };
    out.json({ folder: `blocks/${name}`, files, example });
    out.line(`Created blocks/${name}: ${files.join(', ')}.`);
    out.line(`A node of it in a site.json:\n  ${JSON.stringify(example)}`);
  },
};
