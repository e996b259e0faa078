import { useLingui } from '@lingui/react/macro';
import type { z } from 'zod';

type Issue = Pick<z.core.$ZodIssue, 'code' | 'message'> & { input?: unknown };

/** What the schemas expect, in the operator's language, by a failed check. */
export function useExpectedText(): (issue: Issue) => string {
  const { t } = useLingui();
  return ({ code, message }) => {
    const [, beginning] = /^expected (GTM-|G-)…$/.exec(message) ?? [];
    if (beginning) return t`It begins with ${beginning}, followed by letters and digits.`;
    if (message === 'expected an id')
      return t`An id has letters, digits, dots, hyphens and underscores only.`;
    if (message === 'expected a code such as +82') return t`Expected a country code such as +82.`;
    if (message.startsWith('expected /path'))
      return t`Expected a path of this site, or an address such as https://…`;
    if (message.startsWith('expected /files/') || message.endsWith('or /files/…'))
      return t`Expected a picture from the media library, or an address such as https://…`;
    // A text without any language is missing, or written as an empty one.
    const isMissing =
      code === 'invalid_type' &&
      (message.endsWith('received undefined') || message.endsWith('expected object, received string'));
    if (isMissing || isEmptyList({ code, message }) || message === 'expected at least one language')
      return t`This is required.`;
    return t`This value cannot be saved: see what is expected.`;
  };
}

const isEmptyList = ({ code, message }: Issue) =>
  code === 'too_small' && message.endsWith('expected array to have >=1 items');
