import useSWR from 'swr';
import type { OperatorLanguage } from '#schemas/labeled.ts';
import { withDescribedValues } from './with-described-values.ts';

/** The JSON Schema of site documents in the operator's language, as the server derives it from its blocks. Undefined until it is read. */
export function useSiteSchema(language: OperatorLanguage): Record<string, unknown> | undefined {
  const { data } = useSWR<Record<string, unknown>>(
    `/schemas/site.json?language=${language}`,
    async (path: string) => {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(`[console] ${path}: ${answer.status}`);
      return withDescribedValues(await answer.json());
    },
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  return data;
}
