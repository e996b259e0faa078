import { useLingui } from '@lingui/react/macro';
import { CallError } from '../api/call.ts';

/** What an operator reads about a failed call. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof CallError)) return t`Something went wrong. Reload the page and try again.`;
    if (error.isOffline) return t`The server cannot be reached. Check your connection.`;
    if (error.status >= 500) return t`The server has a problem. Try again in a moment.`;
    return error.message;
  };
}
