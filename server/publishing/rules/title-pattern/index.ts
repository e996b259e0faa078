import { nearest } from '#engine/resolve/nearest.ts';
import { type TitleKind, titlePlaceholders } from '#schemas/layout/title-patterns.ts';
import type { OperatorText } from '#schemas/operator/finding.ts';
import { defineRule } from '../../rule.ts';
import { type TextEntry, textEntries } from '../../texts/text-entries.ts';

export default defineRule({
  level: 'error',
  title: { ko: '제목 형식 오류', en: 'Wrong pattern of titles' },
  about: {
    ko: '제목 형식에는 그 종류에 있는 자리표시자만 쓰고, 페이지마다 달라지는 것을 빠뜨리지 않습니다.',
    en: 'A pattern of titles has the placeholders of its kind, and those that tell its pages apart.',
  },
  *check({ texts }) {
    for (const entry of textEntries(texts)) {
      const [first, kind] = entry.path;
      if (first !== 'titles' || !isKind(kind)) continue;
      yield* unknownIn(entry, kind);
      for (const name of required[kind] ?? ['title'])
        if (!entry.value.includes(`{${name}}`))
          yield {
            path: entry.path,
            message: {
              ko: `{${name}}이 없어 이 종류의 모든 페이지가 같은 제목이 됩니다`,
              en: `Without {${name}} all pages of this kind have the same title`,
            },
            remedy: {
              ko: `{${name}}을 넣으세요.`,
              en: `Add {${name}}.`,
            },
          };
    }
  },
  examples: {
    passing: [
      {
        document: {
          titles: { treatment: { ko: '{title} 가격 | {clinic}', en: '{title}: price | {clinic}' } },
        },
      },
      { document: { titles: { home: { ko: '강남역 5분, {clinic}', en: '{clinic} near Gangnam Station' } } } },
      { document: { titles: { article: '{title} - {board} | {clinic}', furtherPage: '{title} ({page})' } } },
    ],
    failing: [
      { document: { titles: { treatment: '{titel} | {clinic}' } }, at: 'titles.treatment' },
      { document: { titles: { list: { ko: '{title}', en: '{title} | {board}' } } }, at: 'titles.list.en' },
      { document: { titles: { event: '{clinic}' } }, at: 'titles.event' },
      { document: { titles: { furtherPage: '{title}' } }, at: 'titles.furtherPage' },
      { document: { titles: { other: '{title} | {Clinic}' } }, at: 'titles.other' },
    ],
  },
});

const isKind = (kind: unknown): kind is TitleKind =>
  typeof kind === 'string' && Object.hasOwn(titlePlaceholders, kind);

/** Placeholders that a kind needs, if not the title alone. */
const required: Partial<Record<TitleKind, readonly string[]>> = { home: [], furtherPage: ['title', 'page'] };

function* unknownIn({ path, value }: TextEntry, kind: TitleKind) {
  const known: readonly string[] = titlePlaceholders[kind];
  for (const [whole, name = ''] of value.matchAll(/\{([^{}]*)\}/g)) {
    if (known.includes(name)) continue;
    const all = known.map((one) => `{${one}}`).join(', ');
    const meant = nearest(name, known);
    const remedy: OperatorText = meant
      ? { ko: `{${meant}}으로 바꾸세요.`, en: `Write {${meant}}.` }
      : { ko: `${all} 중에서 쓰세요.`, en: `Use ${all}.` };
    yield {
      path,
      message: { ko: `알 수 없는 자리표시자 "${whole}"`, en: `Unknown placeholder "${whole}"` },
      remedy,
      ...(meant && { fix: [{ path: [...path], value: value.replace(whole, `{${meant}}`) }] }),
    };
  }
}
