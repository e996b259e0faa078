import { previewAnswer } from '#schemas/operator/preview.ts';
import { asOneLine } from '#schemas/terminal-text.ts';
import { type Command, localeOption, requiredArg, siteOption, textOption } from '../lib/command.ts';
import { table } from '../lib/output.ts';
import { requestSite } from '../lib/request-site.ts';
import { readText } from '../lib/site-file.ts';

const marks = { shown: 'green', hidden: 'yellow', failed: 'red' } as const;

export const explain: Command = {
  usage: '<partner> <path>',
  maxArgs: 2,
  details: 'Asks the running site about the published document, or about a file.',
  options: {
    file: { type: 'string', value: 'file', summary: 'this document instead of the published one' },
    locale: { type: 'string', value: 'code', summary: 'language of the page' },
    now: { type: 'string', value: 'time', summary: 'at this instant (ISO 8601)' },
    site: { type: 'string', value: 'url', summary: "address of the site on the partner's host" },
  },
  async run(context) {
    const { out } = context;
    const code = requiredArg(context, 0, 'the partner');
    const path = requiredArg(context, 1, 'the path, such as /products');
    const language = localeOption(context);
    const file = textOption(context, 'file');
    const site = siteOption(context);
    const instance = await context.connect();
    const { token, url } = await instance.call(
      'previewToken',
      { code },
      { of: { frame: true }, minutes: 10 },
    );
    const now = textOption(context, 'now');
    const body = {
      path,
      ...(file && { document: readText(file) }),
      ...(language && { language }),
      ...(now && { now }),
    };
    const { explanation } = await requestSite(previewAnswer, {
      language: out.language,
      url: new URL(new URL(url).pathname, site ?? url),
      token,
      body,
    });
    out.json(explanation);
    out.line(
      table(
        explanation.nodes.map(({ state, place, type, origin, source, milliseconds, reasons }) => [
          out.style(marks[state], state),
          place[out.language],
          type,
          origin,
          source ? `${source.name} ${source.cache} ${Math.round(source.milliseconds)} ms` : '',
          milliseconds === null ? '' : `${milliseconds.toFixed(1)} ms`,
          reasons.map(({ text }) => text[out.language]).join(' '),
        ]),
      ),
    );
    for (const note of explanation.notes) out.line(asOneLine(note[out.language]));
  },
};
