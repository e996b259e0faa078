import useSWR from 'swr';

/** The JSON schema of site documents, which the server makes from its blocks; undefined until it is read. */
export function useSiteSchema(): Record<string, unknown> | undefined {
  const { data } = useSWR<Record<string, unknown>>(
    '/schemas/site.json',
    async (path: string) => {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(`[console] ${path}: ${answer.status}`);
      return answer.json();
    },
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  return data;
}
