import { useLingui } from '@lingui/react/macro';

/** The names of the categories of blocks, in the order of the gallery. Unlisted categories follow under their own names. */
export function useCategories(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    home: t`Home page`,
    content: t`Content`,
    product: t`Treatments`,
    exhibition: t`Events`,
    introduce: t`About the clinic`,
    board: t`Boards`,
    layout: t`Layout`,
    control: t`Controls`,
    global: t`On all pages`,
  };
}
