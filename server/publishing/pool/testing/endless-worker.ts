/** A thread whose checks never end, except for an empty text. */
export async function check({ text }: { text: string }): Promise<[]> {
  while (text !== '');
  return [];
}
