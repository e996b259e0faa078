import type { PageContext } from './page-context.ts';

/** Whether a page contains nothing that belongs to one visitor, such as form data or a private article. */
export const isShareable = ({ form, isPrivate }: Pick<PageContext, 'form' | 'isPrivate'>): boolean =>
  form === undefined && !isPrivate;
