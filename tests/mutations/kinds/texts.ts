import type { Kind } from '../mutation.ts';
import { inText, setValue, withoutSecondLanguage } from './place.ts';

const replaced = (id: string, rule: string, text: string) => inText(id, rule, () => text);
const added = (id: string, rule: string, text: string) => inText(id, rule, (before) => `${before}${text}`);
const broken = (id: string, character: string) =>
  inText(id, 'text-control-characters', (text) => `${text.slice(0, 1)}${character}${text.slice(1)}`);

/** Mutations of texts themselves: languages, letters, markup, placeholders. */
export const textContentKinds: readonly Kind[] = [
  inText('a text without the main language', 'text-main-language', () => undefined),
  withoutSecondLanguage('a text without an offered language', 'text-languages'),
  replaced('an empty text', 'text-blank', ''),
  replaced('a blank text', 'text-blank', '   '),
  replaced('a text of no-break spaces', 'text-blank', '\u00a0\u00a0'),
  replaced('a text of line breaks', 'text-blank', '\n\n'),
  inText('a text in bold', 'text-markup', (text) => `<b>${text}</b>`),
  replaced('a script in a text', 'text-markup', '<script src="https://a.example/x.js">a</script>'),
  added('a <br> in a text', 'text-markup', '<br>'),
  added('a link in a text', 'text-markup', ' <a href="/products">→</a>'),
  added('an entity for a space', 'text-markup', '&nbsp;'),
  added('an entity for &', 'text-markup', ' &amp; more'),
  added('a numeric entity', 'text-markup', '&#39;'),
  inText('Markdown for bold', 'text-markup', (text) => `**${text.trim()}**`),
  added('a Markdown link', 'text-markup', ' [→](/products)'),
  inText('a Markdown heading', 'text-markup', (text) => `## ${text}`),
  added('an HTML comment', 'text-markup', '<!-- old -->'),
  added('an escaped line break', 'text-markup', '\\n'),
  broken('a zero-width space', '\u200b'),
  broken('a byte order mark', '\ufeff'),
  broken('a soft hyphen', '\u00ad'),
  broken('a control character', '\u0007'),
  broken('a change of direction', '\u202e'),
  broken('a replacement character', '\ufffd'),
  broken('a private-use character', '\ue000'),
  broken('a tab', '\t'),
  broken('a carriage return', '\r\n'),
  broken('a line separator', '\u2028'),
  replaced('lorem ipsum', 'text-placeholder', 'Lorem ipsum dolor sit amet'),
  replaced('a note to oneself', 'text-placeholder', 'TODO'),
  added('a variable in braces', 'text-placeholder', ' {{name}}'),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what an operator left in
  added('a variable of a template string', 'text-placeholder', ' ${name}'),
  added('a variable of a format', 'text-placeholder', ' %s'),
  replaced('undefined', 'text-placeholder', 'undefined'),
  replaced('an object as text', 'text-placeholder', '[object Object]'),
  replaced('a prompt in Korean', 'text-placeholder', '제목을 입력하세요'),
  replaced('a prompt in English', 'text-placeholder', 'Enter your title here'),
  replaced('a prompt in Japanese', 'text-placeholder', 'タイトルを入力してください'),
  replaced('a prompt in Chinese', 'text-placeholder', '请输入标题'),
  replaced('a sample name', 'text-placeholder', '제목 1'),
  replaced('keys that were hit at random', 'text-placeholder', 'asdf'),
  added('a sample person', 'text-placeholder', ' 홍길동'),
  added('a sample number', 'text-placeholder', ' 010-0000-0000'),
  replaced('question marks of an author', 'text-placeholder', '????'),
  setValue('a misspelt placeholder of a title', 'title-pattern', ['titles', 'event'], '{title} | {clinik}'),
  setValue('a title that all treatments share', 'title-pattern', ['titles', 'treatment'], '{clinic}'),
  inText('Korean for English visitors', 'text-wrong-language', () => '어떤 시술을 찾으세요', {
    language: 'en',
  }),
  inText(
    'an English sentence for Korean visitors',
    'text-wrong-language',
    () => 'See all of our treatments here',
    { language: 'ko' },
  ),
  inText('Japanese for Korean visitors', 'text-wrong-language', () => 'どの施術をお探しですか', {
    language: 'ko',
  }),
  inText('Chinese for English visitors', 'text-wrong-language', () => '我们的诊疗项目', { language: 'en' }),
  inText('one Korean text for all', 'text-wrong-language', () => '어떤 시술을 찾으세요', { whole: true }),
  inText('one Japanese text for all', 'text-wrong-language', () => 'どの施術をお探しですか', {
    whole: true,
  }),
  inText('a space before a text', 'text-spaces', (text) => ` ${text}`),
  added('a space after a text', 'text-spaces', ' '),
  added('two spaces in a row', 'text-spaces', '  !'),
];
