/** A thread whose checks and readings never end, except those of an empty text. */
export async function check({ text }: { text: string }): Promise<[]> {
  while (text !== '');
  return [];
}

export { check as read };
