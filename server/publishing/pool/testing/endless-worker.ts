/** A thread whose checks never end, except those of an empty text. */
export async function check({ text }: { text: string }): Promise<[]> {
  while (text !== '');
  return [];
}
