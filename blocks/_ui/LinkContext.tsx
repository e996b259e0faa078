import type { Text } from '#schemas/layout/text.ts';
import { T } from './T.tsx';

/**
 * What a link such as “View all” is about, for who meets it without what stands around it: screen readers, search
 * engines.
 */
export const LinkContext = ({ of }: { of: Text | null | undefined }) =>
  of && (
    <span className="u-hidden">
      {': '}
      <T value={of} />
    </span>
  );
