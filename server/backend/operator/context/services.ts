import type { CallName } from '#schemas/api/calls.ts';
import type { Finding } from '#schemas/operator/finding.ts';

/** Checks site documents as publishing does. */
export type Publishing = {
  /** @returns the findings of all levels, in the order of the document */
  check(partnerCode: string, document: string): Promise<Finding[]>;
};

/**
 * What operators' calls need besides the database. The backend imports neither blocks nor the site, so its main module
 * provides the parts that do.
 */
export type OperatorServices = {
  publishing: Publishing;
  /** Purges the site's pages that show what this call of visitors writes. Resolves in any case; failures are logged. */
  purge: (partner: { code: string; origin: string }, written: CallName) => Promise<void>;
  /** Markup as the site shows it: without scripts, styles and unsafe links. */
  sanitise: (html: string) => Promise<string>;
  /** Address of the site server, where it is not the partner's own. */
  siteUrl: string | undefined;
  /** Signs tokens that the site verifies. */
  appKey: string;
  /** Holds one folder per partner code, with the partner's own pictures in `images/`. */
  filesDir: string;
  /** Holds one folder per partner code with its uploaded pictures. */
  mediaDir: string;
};
