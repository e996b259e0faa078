import type { WebFamily } from '#engine/fonts/web-families.ts';
import {
  gbHanzi,
  isHan,
  isHangul,
  isKana,
  isOldJamo,
  jisKanji,
  ksHangul,
  latin,
  latinExtended,
  span,
  westernPunctuation,
} from './charsets.ts';
import { packageFile, readSlices, type Slice } from './slices.ts';

/** A font file to build: these characters of that file. `axes` narrows or pins a variable font; undefined copies the file. */
export type FontSubset = {
  source: string;
  codePoints: number[];
  axes?: { wght: number | { min: number; max: number } } | undefined;
  copy?: boolean;
};

/**
 * A part of a family that a stylesheet includes as a whole, with faces in ascending priority.
 * `weight` is what the stylesheet declares: the browser never synthesises bold for a single file that serves all weights.
 */
export type Part = {
  family: WebFamily;
  part: string;
  weight: string;
  subsets: FontSubset[];
  sizeAdjust?: string;
};

const weights = { wght: { min: 400, max: 700 } };
const pretendard = 'dist/public/variable/PretendardVariable.ttf';

/** Every part of every family by name, such as `pretendard.ko`. Lazy: a family is read only when it is built. */
export const parts: Record<string, () => Part> = {
  'pretendard.latin': () => pretendardPart('latin', [[...latinExtended], [...latin]]),
  'pretendard.punctuation': () => pretendardPart('punctuation', [[...westernPunctuation]]),
  'pretendard.ko': () => pretendardPart('ko', koreanSlices()),
  'names.all': () => names(),
  'noto-sans-jp.ja': () => noto('Noto Sans JP', 'noto-sans-jp', jisKanji(), { axes: weights }),
  'noto-sans-sc.zh': () => noto('Noto Sans SC', 'noto-sans-sc', gbHanzi(), { copy: true }),
  'noto-serif-kr.ko': () => noto('Noto Serif KR', 'noto-serif-kr', ksHangul(), { axes: { wght: 500 } }),
  'noto-serif-jp.ja': () => noto('Noto Serif JP', 'noto-serif-jp', jisKanji(), { axes: { wght: 600 } }),
  'noto-serif-sc.zh': () => noto('Noto Serif SC', 'noto-serif-sc', gbHanzi(), { axes: { wght: 600 } }),
  'gowun-batang.latin': () => gowunBatang('latin'),
  'gowun-batang.ko': () => gowunBatang('ko'),
  'shippori-mincho.ja': () => shippori(),
  'cormorant.latin': () => cormorant(),
};

function pretendardPart(part: string, groups: number[][]): Part {
  const source = packageFile('pretendard', pretendard);
  const subsets = groups.map((codePoints) => ({ source, codePoints, axes: weights }));
  return { family: 'Pretendard', part, weight: '400 700', subsets };
}

/**
 * Korean in three steps: syllables outside KS X 1001 in blocks by code point (rarely fetched, and cheap in the
 * stylesheet), punctuation, then the everyday syllables by frequency.
 */
function koreanSlices(): number[][] {
  const everyday = ksHangul();
  const rare = span(0xac00, 0xd7a3).filter((codePoint) => !everyday.has(codePoint));
  const blocks = chunks(rare, Array(12).fill(Math.ceil(rare.length / 12)));
  const known = pretendardSlices();
  const taken = new Set([...latin, ...latinExtended, ...westernPunctuation]);
  return [...blocks, signsOf(known).filter((c) => !taken.has(c)), ...everydaySlices(known)];
}

const pretendardSlices = () =>
  readSlices('pretendard', 'dist/web/variable/pretendardvariable-dynamic-subset.css');

/**
 * The everyday syllables of a font's slices, the most common last. A few big slices cause fewer layouts than many small
 * ones and weigh no more: a page needs some characters of nearly every small slice.
 */
function everydaySlices(slices: readonly Slice[]): number[][] {
  const everyday = ksHangul();
  const byFrequency = slices
    .toReversed()
    .flatMap(({ codePoints }) => codePoints.filter((c) => everyday.has(c)));
  return chunks(byFrequency, [416, 416, 256, 300, 300, 331, 331]).toReversed();
}

/** The symbols in a font's slices, such as `※` and `①`. */
const signsOf = (slices: readonly Slice[]): number[] =>
  slices
    .flatMap(({ codePoints }) => codePoints)
    .filter((c) => c >= 0x2000 && !isHan(c) && !isHangul(c) && !isKana(c) && !isOldJamo(c));

/** Splits a list into chunks of the given sizes; the last one takes the rest. */
export function chunks<T>(items: readonly T[], sizes: readonly number[]): T[][] {
  let start = 0;
  return sizes.map((size, index) => {
    const end = index === sizes.length - 1 ? items.length : start + size;
    const batch = items.slice(start, end);
    start = end;
    return batch;
  });
}

type Treatment = { axes?: FontSubset['axes']; copy?: boolean };

/** A Noto family in its package's slices, without characters outside its language's standard. */
function noto(family: WebFamily, slug: string, wanted: ReadonlySet<number>, treatment: Treatment): Part {
  const slices = readSlices(`@fontsource-variable/${slug}`, 'index.css').filter(isNeeded);
  const subsets = slices
    .map(({ file, codePoints }) => ({ source: file, codePoints: codePoints.filter(keep), ...treatment }))
    .filter(({ codePoints }) => codePoints.length > 0);
  const pinned = typeof treatment.axes?.wght === 'number';
  return { family, part: slug.slice(-2), weight: pinned ? '100 900' : '400 700', subsets };

  function keep(codePoint: number): boolean {
    if (isOldJamo(codePoint)) return false;
    return isHan(codePoint) || isHangul(codePoint) ? wanted.has(codePoint) : true;
  }
}

// Skips scripts that no partner writes in, and Latin letters that the body font already has.
function isNeeded({ file }: Slice): boolean {
  return !/-(cyrillic|cyrillic-ext|vietnamese|greek|greek-ext|latin-ext)-/.test(file);
}

function gowunBatang(part: 'latin' | 'ko'): Part {
  const script = part === 'ko' ? 'korean' : 'latin';
  const source = packageFile('@fontsource/gowun-batang', `files/gowun-batang-${script}-700-normal.woff2`);
  const slices = readSlices('@fontsource/gowun-batang', '700.css').filter(isNeeded);
  const ofLatin = slices.filter(({ file }) => file.includes('-latin-'));
  const ofKorean = slices.filter((slice) => !ofLatin.includes(slice));
  const groups =
    part === 'ko'
      ? [signsOf(ofKorean), ...everydaySlices(ofKorean)]
      : ofLatin.map(({ codePoints }) => codePoints);
  const subsets = groups.map((codePoints) => ({ source, codePoints, copy: part === 'latin' }));
  return { family: 'Gowun Batang', part, weight: '100 900', subsets };
}

function shippori(): Part {
  const wanted = jisKanji();
  const subsets = readSlices('@fontsource/shippori-mincho', '600.css')
    .filter(isNeeded)
    .map(({ file, codePoints }) => ({
      source: file,
      codePoints: codePoints.filter((c) => !isHan(c) || wanted.has(c)),
      copy: true,
    }))
    .filter(({ codePoints }) => codePoints.length > 0);
  return { family: 'Shippori Mincho', part: 'ja', weight: '100 900', subsets };
}

function cormorant(): Part {
  const subsets = readSlices('@fontsource-variable/cormorant-garamond', 'index.css')
    .filter(({ file }) => /-latin(-ext)?-wght/.test(file))
    .map(({ file, codePoints }) => ({ source: file, codePoints, axes: weights }));
  // Its letters look small next to every other face here.
  return { family: 'Cormorant Garamond', part: 'latin', weight: '400 700', subsets, sizeAdjust: '112%' };
}

/** The language names, which every page shows: an English page does not need to fetch a Korean font for `한국어`. */
function names(): Part {
  const korean = {
    source: packageFile('pretendard', pretendard),
    codePoints: codePointsOf('한국어'),
    axes: weights,
  };
  const wanted = new Set(codePointsOf('日本語中文'));
  const han = readSlices('@fontsource-variable/noto-sans-jp', 'index.css')
    .map(({ file, codePoints }) => ({
      source: file,
      codePoints: codePoints.filter((codePoint) => wanted.has(codePoint)),
      axes: weights,
    }))
    .filter(({ codePoints }) => codePoints.length > 0);
  return { family: 'Maru Names', part: 'all', weight: '400 700', subsets: [korean, ...han] };
}

const codePointsOf = (text: string): number[] =>
  [...text].map((character) => character.codePointAt(0) as number);
