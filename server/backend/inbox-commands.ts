import { sourceTag } from '#engine/cache/cache-tags.ts';
import { plainCount } from '#schemas/text-numbers.ts';
import { sourcesWrittenBy } from '#server/site/html-cache/sources-by-write.ts';
import { type Command, type Context, partnerId } from './command.ts';
import { purgeSite } from './purge-site.ts';
import { answerArticle, isUnansweredNotice } from './resources/answer-article.ts';
import { answerInquiry, eraseInquiry, inquiriesOf, inquiryText } from './resources/answer-inquiry.ts';
import { eraseArticles, hideArticles } from './resources/moderate-articles.ts';
import { ContentError } from './seed/read-json.ts';

/** Commands about the articles and inquiries of visitors. */
export const inboxCommands: Record<string, Command> = {
  answer: async ({ db, args }) => {
    const [code = '', article = '', content = ''] = args;
    if (!content) throw new ContentError(['The answer is empty.']);
    const id = await partnerId(db, code);
    if (await isUnansweredNotice(db, id, numberOf(article)))
      throw new ContentError([`Article ${article} of ${code} is a notice of the clinic itself.`]);
    const isDone = await answerArticle(db, id, numberOf(article), { content });
    if (!isDone) throw new ContentError([`${code} has no article ${article}.`]);
    return `Answered article ${article} of ${code}.`;
  },
  'hide-article': (context) => moderate(context, hideArticles, 'Hid'),
  'erase-article': (context) => moderate(context, eraseArticles, 'Erased'),
  inquiries: async ({ db, args }) => {
    const [code = '', which] = args;
    const found = await inquiriesOf(db, await partnerId(db, code), which === 'all');
    return found.map(inquiryText).join('\n\n') || `${code} has no open inquiries.`;
  },
  'answer-inquiry': async ({ db, args }) => {
    const [code = '', inquiry = '', answer = ''] = args;
    if (!answer) throw new ContentError(['The answer is empty.']);
    if (!(await answerInquiry(db, await partnerId(db, code), numberOf(inquiry), { answer })))
      throw new ContentError([`${code} has no inquiry ${inquiry}.`]);
    return `Answered inquiry ${inquiry} of ${code}.`;
  },
  'erase-inquiry': async ({ db, args }) => {
    const [code = '', inquiry = ''] = args;
    if (!(await eraseInquiry(db, await partnerId(db, code), numberOf(inquiry))))
      throw new ContentError([`${code} has no inquiry ${inquiry}.`]);
    return `Erased inquiry ${inquiry} of ${code}.`;
  },
};

/** Moderates visitors' articles and purges the site's pages that show them. */
async function moderate(
  { db, args, environment: { siteUrl, appKey }, terminal }: Context,
  act: typeof eraseArticles,
  done: string,
): Promise<string> {
  const [code = '', ...articles] = args;
  const id = await partnerId(db, code);
  const ids = articles.map(numberOf);
  if (ids.length === 0 || ids.includes(0))
    throw new ContentError(['Name one article or more, by their numbers.']);
  const found = await act(db, { partnerId: id, ids });
  const missing = ids.filter((one) => !found.includes(one));
  const tags = sourcesWrittenBy('customerBoardDelete').map((source) => sourceTag(source, code));
  const problem = found.length > 0 ? await purgeSite({ url: siteUrl, appKey }, tags) : undefined;
  // A failed purge does not undo the write: the site may show stale pages for five minutes.
  if (problem) terminal.printError(`warning: the site may still show stale pages: ${problem}.`);
  const report = found.length > 0 ? [`${done} article ${found.join(', ')} of ${code}.`] : [];
  if (missing.length > 0)
    throw new ContentError([...report, `${code} has no article ${missing.join(', ')}.`]);
  return report.join('');
}

/** The number of an entry; 0, which no entry has, for anything but plain digits. */
const numberOf = (text: string): number => plainCount().safeParse(text).data ?? 0;
