import { type OperatorCallName, operatorCalls } from '#schemas/operator/calls.ts';
import type { OperatorCall } from '#schemas/operator/operator-call.ts';

const spellings = Object.values<OperatorCall>(operatorCalls).map(({ name, method, path }) => ({
  name: name as OperatorCallName,
  method,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * The call that a request makes, if its path is spelled as in the table. The backend also takes other spellings, such as
 * one with a final slash, but what the console does with an answer depends on the call.
 */
export function knownCall(method: string, url: string): OperatorCallName | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  const path = url.split('?')[0] ?? '';
  return spellings.find((call) => call.method === asked && call.path.test(path))?.name;
}
