/** Endings of pictures that can be uploaded. */
export const uploadEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'] as const;

/** The largest picture that the API takes, in bytes. */
export const maxBytes = 10 * 1024 * 1024;

/** The name of a file for operators. Macs decompose letters, which no search would find. */
export const titleOf = (fileName: string): string => fileName.normalize('NFC').trim().slice(0, 200);

/** Whether a picture has this text in its title or its name. */
export function isPictureNamed(
  { title, name }: { title: string | null; name: string },
  text: string,
): boolean {
  const wanted = text.normalize('NFC').trim().toLowerCase();
  return [title ?? '', name].some((one) => one.toLowerCase().includes(wanted));
}

/** The ending of a file's name that pictures can have, in small letters. */
export const endingOf = (fileName: string) =>
  uploadEndings.find((one) => fileName.toLowerCase().endsWith(one));

/** Whether two names have extensions of the same type. */
export const haveOneType = (...names: [string, string]): boolean => {
  const [one, other] = names.map((name) => endingOf(name)?.replace('.jpeg', '.jpg'));
  return one === other;
};

/**
 * The name under which a file is stored: letters, digits, _ and -, and not yet taken.
 * @returns undefined if it is no picture that can be uploaded
 */
export function uploadNameOf(fileName: string, taken: ReadonlySet<string>): string | undefined {
  const ending = endingOf(fileName);
  if (!ending) return undefined;
  const plain = fileName
    .slice(0, -ending.length)
    .replace(/[^\w-]+/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '')
    .slice(0, 80);
  const name = plain || 'picture';
  for (let number = 1; ; number++) {
    const wanted = number === 1 ? `${name}${ending}` : `${name}-${number}${ending}`;
    if (!taken.has(wanted)) return wanted;
  }
}
