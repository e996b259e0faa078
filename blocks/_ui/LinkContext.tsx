import type { Text } from '#schemas/layout/text.ts';
import { T } from './T.tsx';

/** The subject of a link such as “View all”, for readers without its visual context: screen readers, search engines. */
export const LinkContext = ({ of }: { of: Text | null | undefined }) =>
  of && (
    <span className="u-hidden">
      {': '}
      <T value={of} />
    </span>
  );
