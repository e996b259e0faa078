import type { MessageFile } from '../message-files.ts';
import type { Violation } from '../violation.ts';

/** Words that messages must not use, each with the one that the other messages use, by language. */
const terms: Record<string, [refused: RegExp, remedy: string][]> = {
  ko: [
    [/상품/, 'Write “시술”, as visitors call what a clinic offers.'],
    [/비공개 글/, 'Write “비밀글”.'],
    [/진료시간/, 'Write “진료 시간”.'],
    [/검색 엔진/, 'Write “검색엔진”.'],
    [/방향키/, 'Write “화살표 키”.'],
    [/(?<!\p{L})(?:이 날|그 사이)/u, 'Write “이날” and “그사이” as one word.'],
    [/다시 한 번/, 'Write “다시 한번”.'],
  ],
  ja: [
    [/商品/, 'Write “施術”.'],
    [/題名/, 'Write “タイトル”.'],
    [/[()]/, 'Write the parentheses （ and ）.'],
  ],
  zh: [
    [/诊疗时间/, 'Write “门诊时间”.'],
    [/例：/, 'Write “例如：”.'],
    // Names may be in Latin letters, which have spaces around them.
    [
      /\p{Script=Han} \{(?:count|current|seconds)\b|\{(?:count|current|seconds)\b[^}]*\} \p{Script=Han}/u,
      'Write no space between a number and a Chinese character.',
    ],
  ],
};

/** Messages use one word for a thing, spelled in one way. */
export function checkTerms(files: readonly MessageFile[]): Violation[] {
  return files.flatMap(({ path, messages }) =>
    Object.entries(messages).flatMap(([key, texts]) =>
      Object.entries(terms).flatMap(([code, refusals]) =>
        refusals.flatMap(([refused, remedy]): Violation[] => {
          const [word] = refused.exec(String(texts[code] ?? '')) ?? [];
          if (word === undefined) return [];
          const found = `"${key}" has "${word}" in ${code}`;
          return [{ file: path, found, rule: 'Messages use one word for a thing', remedy }];
        }),
      ),
    ),
  );
}
