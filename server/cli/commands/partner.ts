import { allPartners } from '#engine/operator/all-partners.ts';
import { nearest } from '#engine/resolve/nearest.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { type LanguageCode, languageCodes } from '#schemas/language-codes.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  requiredArg,
  textOption,
  usageError,
} from '../lib/command.ts';
import { type Country, countries, newPartner } from '../lib/new-partner.ts';
import { table } from '../lib/output.ts';
import { partnersFolder } from '../lib/site-file.ts';

export const partner: Command = {
  usage: 'list | new <code> --name-ko <name> [--name-en <name> …]',
  maxArgs: ({ args }) => (args[0] === 'list' ? 1 : 2),
  isLocal: ({ args }) => args[0] === 'new',
  details:
    'The languages of the site are those that have a name; that of the country is the main one. Without --country, a clinic with a Korean name is in Korea, else one with a Japanese name in Japan.',
  options: {
    ...Object.fromEntries(
      languageCodes.map((language) => [
        `name-${language}`,
        { type: 'string' as const, value: 'name', summary: `name of the clinic (${language})` },
      ]),
    ),
    template: { type: 'string', value: 'name', summary: 'its template (hybrid)' },
    country: {
      type: 'string',
      value: 'KR|JP',
      summary: 'decides currency, time zone, phone code and the law that texts are checked for',
    },
    phone: { type: 'string', value: 'number', summary: 'its phone number' },
  },
  async run(context) {
    const [action] = context.args;
    if (action === 'list') return list(context);
    if (action !== 'new') throw usageError('Use: maru partner list, or maru partner new <code>');
    const code = requiredArg(context, 1, 'the code');
    const named = languageCodes.filter((language) => textOption(context, `name-${language}`) !== undefined);
    if (named.length === 0) throw usageError('Missing a name: --name-ko, --name-en, --name-ja or --name-zh.');
    const country = countryOf(context, named);
    const languages = [...new Set([countries[country].language, ...named])].filter((one) =>
      named.includes(one),
    );
    const name = Object.fromEntries(
      languages.map((language) => [language, textOption(context, `name-${language}`)]),
    );
    const template = textOption(context, 'template') ?? 'hybrid';
    const { templates } = await registryOnDisk();
    if (!templates.has(template)) {
      const meant = nearest(template, templates.keys());
      throw new CommandError(
        `There is no template "${template}".${meant ? ` Did you mean "${meant}"?` : ''}`,
      );
    }
    const phone = textOption(context, 'phone');
    const folder = await newPartner(partnersFolder(), { code, name, template, country, phone });
    context.out.json({ folder });
    context.out.line(
      `Created ${folder}. Fill in its address, phone and hours in content/partner.json, then: npm start`,
    );
  },
};

/** @throws CommandError unless the country is given, or the names in its language tell it */
function countryOf(context: CommandContext, named: readonly LanguageCode[]): Country {
  const known = Object.keys(countries) as Country[];
  const given = textOption(context, 'country')?.toUpperCase();
  const country = known.find((one) => (given ? one === given : named.includes(countries[one].language)));
  if (country) return country;
  throw usageError(
    given
      ? `--country must be KR or JP (found "${given}").`
      : 'Which country is the clinic in? Add --country KR or --country JP.',
  );
}

async function list({ connect, out }: CommandContext): Promise<void> {
  const rows = await allPartners((await connect()).call);
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
