/**
 * Whether the page has letters that only `Placeholder` covers, the invisible placeholder font (scripts/fonts/README.md). Call
 * it once the fonts have loaded or failed.
 */
export async function hasPlaceholderLetters(): Promise<boolean> {
  const letters = [...new Set(document.getElementById('maru-root')?.textContent)].map(
    (letter) => letter.codePointAt(0) ?? 0,
  );
  // Heading fonts are checked for all letters: showing too few is worse than checking again.
  const stacks = [document.body, ...document.querySelectorAll('h1')].map(
    (element) => getComputedStyle(element).fontFamily,
  );
  for (const stack of new Set(stacks)) if (await hasPlaceholder(letters, stack)) return true;
  return false;
}

async function hasPlaceholder(letters: readonly number[], stack: string): Promise<boolean> {
  const families = stack.split(',').map(nameOf);
  const first = families.findIndex(isPlaceholder);
  const before = new Set(families.slice(0, first));
  // The fonts declared last cover the common letters and leave few to look up in the others.
  const faces = [...document.fonts].reverse();
  const placeholderRanges = faces
    .filter(({ family }) => nameOf(family) === families[first])
    .flatMap(rangesOf);
  let left = letters.filter((letter) => isIn(letter, placeholderRanges));
  for (const face of faces.filter(({ family }) => before.has(nameOf(family))).filter(mayShow)) {
    if (left.length === 0) return false;
    // Each in its own task: a font has thousands of ranges.
    await new Promise((resolve) => setTimeout(resolve));
    const ranges = rangesOf(face);
    left = left.filter((letter) => !isIn(letter, ranges));
  }
  return left.length > 0;
}

const nameOf = (family: string) => family.trim().replace(/^["']|["']$/g, '');
const isPlaceholder = (family: string) => /^["']?Placeholder\b/.test(family);

/** A face for all letters that was never requested may be a font that the device lacks. */
const mayShow = ({ status, unicodeRange }: FontFace) =>
  status === 'loaded' || (status !== 'error' && unicodeRange !== everything);
const everything = 'U+0-10FFFF';

type Range = readonly [from: number, to: number];

const isIn = (letter: number, ranges: readonly Range[]) =>
  ranges.some(([from, to]) => from <= letter && letter <= to);

/** Parses `U+ac02-afdf, U+d55c` into numbers. */
const rangesOf = ({ unicodeRange }: FontFace): Range[] =>
  unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice('U+'.length).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
