import { existsSync } from 'node:fs';

/** A thread whose checks end when the file exists whose path is the text, and at once if there is no text. */
export async function check({ text }: { text: string }): Promise<[]> {
  while (text !== '' && !existsSync(text));
  return [];
}
