import { useLingui } from '@lingui/react/macro';

/** Authors and notes of revisions that no person wrote, in the operator's language; others stay as they are. */
export function useRevisionTexts(): {
  authorOf: (author: string) => string;
  noteOf: (note: string) => string;
} {
  const { t } = useLingui();
  return {
    authorOf: (author) => {
      if (author === 'setup') return t`Setup of the server`;
      return author === 'cli' ? t`Command line` : author;
    },
    noteOf: (note) =>
      note === 'site.json of the partner folder' ? t`From the clinic’s folder on the server` : note,
  };
}
