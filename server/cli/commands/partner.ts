import { nearest } from '#engine/resolve/nearest.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { type LanguageCode, languageCodes } from '#schemas/language-codes.ts';
import { allPartners } from '../lib/all-partners.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  requiredArg,
  textOption,
  usageError,
} from '../lib/command.ts';
import { newPartner } from '../lib/new-partner.ts';
import { table } from '../lib/output.ts';
import { partnersFolder } from '../lib/site-file.ts';

/** The first one that has a name is the main language of a new site. */
const mainLanguages = ['ko', 'en', 'ja', 'zh'] as const satisfies readonly LanguageCode[];

export const partner: Command = {
  usage: 'list | new <code> --name-ko <name> [--name-en <name> …]',
  maxArgs: ({ args }) => (args[0] === 'list' ? 1 : 2),
  details:
    'The languages of the site are those that have a name; the first of ko, en, ja, zh is the main one.',
  options: {
    ...Object.fromEntries(
      languageCodes.map((language) => [
        `name-${language}`,
        { type: 'string' as const, value: 'name', summary: `name of the clinic (${language})` },
      ]),
    ),
    template: { type: 'string', value: 'name', summary: 'its template (hybrid)' },
    phone: { type: 'string', value: 'number', summary: 'its phone number' },
  },
  async run(context) {
    const [action] = context.args;
    if (action === 'list') return list(context);
    if (action !== 'new') throw usageError('Use: maru partner list, or maru partner new <code>');
    const code = requiredArg(context, 1, 'the code');
    const name = Object.fromEntries(
      mainLanguages.flatMap((language) => {
        const text = textOption(context, `name-${language}`);
        return text === undefined ? [] : [[language, text]];
      }),
    );
    if (Object.keys(name).length === 0)
      throw usageError('Missing a name: --name-ko, --name-en, --name-ja or --name-zh.');
    const template = textOption(context, 'template') ?? 'hybrid';
    const { templates } = await registryOnDisk();
    if (!templates.has(template)) {
      const meant = nearest(template, templates.keys());
      throw new CommandError(
        `There is no template "${template}".${meant ? ` Did you mean "${meant}"?` : ''}`,
      );
    }
    const phone = textOption(context, 'phone') ?? '02-000-0000';
    const folder = await newPartner(partnersFolder(), { code, name, template, phone });
    context.out.json({ folder });
    context.out.line(
      `Created ${folder}. Fill in its address, phone and hours in content/partner.json, then: npm start`,
    );
  },
};

async function list({ connect, out }: CommandContext): Promise<void> {
  const rows = await allPartners(await connect());
  out.json({ rows });
  out.line(
    table(
      rows.map(({ code, name, origin, publishedRevision }) => [
        code,
        name,
        origin,
        publishedRevision === null ? 'not published' : `revision ${publishedRevision}`,
      ]),
    ),
  );
}
