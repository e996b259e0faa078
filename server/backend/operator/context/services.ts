import type { CallName } from '#schemas/api/calls.ts';
import type { OperatorCallName } from '#schemas/operator/calls.ts';
import type { EditableList } from '#schemas/operator/entry-calls.ts';
import type { Publishing } from './publishing-port.ts';

/**
 * What operators' calls need besides the database. The backend imports neither blocks nor the site, so its main module
 * provides the parts that do.
 */
export type OperatorServices = {
  publishing: Publishing;
  /** Publishing with the limits of one operator. Without it, there are no limits. */
  publishingOf?: (operatorId: number) => Publishing;
  /** Purges the site's pages that show what this call writes. Resolves in any case; failures are logged. */
  purge: (
    partner: { code: string },
    written: CallName | OperatorCallName | `content ${EditableList}`,
  ) => Promise<void>;
  /** Markup as the site shows it: without scripts, styles and unsafe links. */
  sanitize: (html: string) => Promise<string>;
  /** Whether this instance sends mail. */
  isMailSetUp?: boolean;
  /** Configured URL of the site server. */
  siteUrl: string | undefined;
  /** Signs tokens that the site verifies. */
  appKey: string;
  /** Holds one folder per partner code, with the partner's own pictures in `images/`. */
  filesDir: string;
  /** Holds one folder per partner code with its uploaded pictures. */
  mediaDir: string;
};
