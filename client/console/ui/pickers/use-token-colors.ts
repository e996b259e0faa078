import { useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';
import { type Tokens, tokenOverrides } from '#schemas/layout/theme.ts';
import { jsonAt } from '../../editor/document/parse-document.ts';
import { useDocument } from '../../editor/state/use-document.ts';
import { usePartner } from '../../screens/partner/use-partner.ts';
import { tokenColors } from './token-colors.ts';

const files = import.meta.glob<Tokens>('../../../../themes/*/tokens.json', { import: 'default' });
const readTokens = async (theme: string): Promise<Tokens> =>
  (await files[`../../../../themes/${theme}/tokens.json`]?.()) ?? {};

/** The colors of the open document's theme. Needs a `SiteSession`. */
export function useTokenColors() {
  const { value } = useDocument();
  const { partner } = usePartner();
  const named = jsonAt(value, ['template']);
  const template = typeof named === 'string' ? named : (partner?.templateCode ?? '');
  const { data } = useSWRImmutable(['tokens', template], () =>
    Promise.all([readTokens('_base'), readTokens(template)]),
  );
  const theme = JSON.stringify(jsonAt(value, ['theme']) ?? {});
  return useMemo(() => {
    if (!data) return [];
    const overrides = tokenOverrides.safeParse(JSON.parse(theme));
    return tokenColors(...data, overrides.success ? overrides.data : {});
  }, [data, theme]);
}
