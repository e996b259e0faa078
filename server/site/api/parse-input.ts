import type { z } from 'zod';
import { BackendError } from '#engine/api/backend-error.ts';
import type { Call } from '#schemas/api/call.ts';

/** A machine code that a schema defines, such as `ARTICLE_NAME_REQUIRED`. */
const machineCode = /^[A-Z]+(_[A-Z]+)+$/;

/**
 * Parses the input of a visitor's call; unknown names are refused.
 * @throws BackendError 400 whose code lists all errors: machine codes, or `field: reason`
 */
export function parseInput(
  call: Call,
  params: Record<string, unknown>,
  body: unknown,
  message: string,
): { params: Record<string, unknown>; body: unknown } {
  // Every call may specify a language, even if its answer has none: its errors use it.
  const { languageCode, ...others } = params;
  const asked = 'languageCode' in call.params.shape ? params : others;
  const parsedParams = call.params.strict().safeParse(asked);
  const parsedBody = call.body?.strict().safeParse(body ?? {});
  const issues = [...(parsedParams.error?.issues ?? []), ...(parsedBody?.error?.issues ?? [])];
  if (issues.length > 0 || !parsedParams.success)
    throw new BackendError(400, message, [...new Set(issues.map(codeOf))].join(','));
  return { params: parsedParams.data, body: parsedBody?.data };
}

const codeOf = ({ path, message }: z.core.$ZodIssue) =>
  machineCode.test(message) || path.length === 0 ? message : `${path.join('.')}: ${message}`;
