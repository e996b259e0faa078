/** A thread whose checks succeed, and which fails soon after. */
export async function check(): Promise<[]> {
  setTimeout(() => {
    throw new Error('late');
  }, 50);
  return [];
}
