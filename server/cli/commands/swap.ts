import { allPartners } from '#engine/operator/all-partners.ts';
import { parseWithPositions } from '#engine/resolve/source-position.ts';
import { swapTemplate } from '#engine/swap/swap-template.ts';
import { factsPath, swapReport } from '#schemas/operator/swap-report.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  requiredArg,
  siteOption,
  textOption,
  usageError,
} from '../lib/command.ts';
import { createDraft } from '../lib/create-draft.ts';
import { noPartner } from '../lib/no-partner.ts';
import { printSwap } from '../lib/print-swap.ts';
import { requestSite } from '../lib/request-site.ts';
import { ownSiteFile, readText, writeText } from '../lib/site-file.ts';

export const swap: Command = {
  usage: '<partner> [file] --to <template>',
  maxArgs: 2,
  details:
    'Renders every page before and after on the running site. Changes nothing without --write or --draft. Swapping back restores the file to the byte.',
  options: {
    to: { type: 'string', value: 'template', summary: 'the new template' },
    write: { type: 'boolean', summary: 'write the file' },
    draft: { type: 'boolean', summary: 'save a draft' },
    site: { type: 'string', value: 'url', summary: "address of the site on the partner's host" },
  },
  async run(context) {
    const { out, options } = context;
    const code = requiredArg(context, 0, 'the partner');
    const to = textOption(context, 'to');
    if (!to) throw usageError('Give --to, the new template.');
    if (options.write && options.draft) throw usageError('Give --write or --draft, not both.');
    const site = siteOption(context);
    const file = context.args[1] ?? ownSiteFile(code);
    const before = readText(file);

    const instance = await context.connect();
    const rows = await allPartners(instance.call);
    const partner = rows.find((row) => row.code === code);
    if (!partner)
      throw noPartner(
        code,
        rows.map((row) => row.code),
      );
    const after = swapped(before, { file, to, partner });
    if (after === before) {
      out.json({ report: null });
      return out.line(`${code} has the template ${to} already.`);
    }
    out.note(`Reading the pages of ${code} in both templates …`);
    const { token, url } = await instance.call(
      'previewToken',
      { code },
      { of: { frame: true }, minutes: 10 },
    );
    const body = { documents: [before, after] };
    const report = await requestSite(swapReport, {
      url: new URL(factsPath, site ?? url),
      token,
      body,
      language: out.language,
    });
    printSwap(report, out);
    const draft = options.draft ? await saveDraft(context, { code, to, file, before, after }) : undefined;
    if (options.write) writeText(file, after);
    out.json({ report, written: options.write ? file : null, draft: draft ?? null });
    if (options.write) out.line(`Wrote ${file}.`);
  },
};

/** @throws CommandError with the place of what is not JSON */
function swapped(
  text: string,
  { file, to, partner }: { file: string; to: string; partner: { templateCode: string } },
): string {
  const [broken] = parseWithPositions(text).syntaxErrors;
  if (broken) throw new CommandError(`${file}:${broken.line}:${broken.column} ${broken.message}.`);
  try {
    return swapTemplate(text, to, partner);
  } catch (error) {
    throw new CommandError(`${file}: ${(error as Error).message}`);
  }
}

async function saveDraft(
  context: CommandContext,
  { code, to, file, before, after }: Record<'code' | 'to' | 'file' | 'before' | 'after', string>,
): Promise<number> {
  const instance = await context.connect();
  const { draft } = await createDraft(
    instance,
    { code, file, document: after, madeFrom: before, name: `Template ${to}` },
    context.out,
  );
  context.out.line(`Saved draft ${draft.id} of ${code}.`);
  return draft.id;
}
