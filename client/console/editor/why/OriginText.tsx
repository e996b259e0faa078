import { Trans } from '@lingui/react/macro';

type Props = { origin: 'document' | 'template'; isOfPage: boolean; template: string | undefined };

/** Which file a block is written in, and for which pages. */
export function OriginText({ origin, isOfPage, template = '' }: Props) {
  if (origin === 'template')
    return isOfPage ? (
      <Trans>The template {template}, for this page. The document does not change the page.</Trans>
    ) : (
      <Trans>The template {template}, for all pages. The document does not change this slot.</Trans>
    );
  return isOfPage ? (
    <Trans>Your document, for this page.</Trans>
  ) : (
    <Trans>Your document, for all pages.</Trans>
  );
}
