import type { z } from 'zod';
import { errorBody } from '../api/error.ts';
import {
  callParameters,
  type JsonSchema,
  jsonContent,
  jsonSchema as nestedSchema,
  reference,
  responseName,
} from '../api/openapi-parts.ts';
import { operatorCalls, sessionTokenHeader } from './calls.ts';
import type { OperatorCall } from './operator-call.ts';

/** Statuses that a call may fail with, in addition to its `refusals`. */
const failures = {
  400: 'Malformed or not allowed as sent',
  401: 'Not signed in',
  403: 'The role does not allow this',
  404: 'Not found, or of a partner that one is not a member of',
  409: 'In conflict with what is stored',
  413: 'The body is too large',
  429: 'Too many attempts',
  503: 'Too much at once',
};

/** The operator API as an OpenAPI 3.1 document, built from the table of calls. */
export function operatorOpenApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  const schemas: Record<string, JsonSchema> = { Error: jsonSchema(errorBody, 'output') };
  for (const call of Object.values<OperatorCall>(operatorCalls)) {
    schemas[responseName(call)] = jsonSchema(call.response, 'output');
    for (const [status, body] of Object.entries(call.refusals ?? {}))
      schemas[refusalName(call, status)] = jsonSchema(body, 'output');
    const operations = paths[call.path] ?? {};
    operations[call.method.toLowerCase()] = operation(call);
    paths[call.path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maru operator API',
      version: '1.0.0',
      description: 'The API with which operators change the sites of their partners.',
    },
    security: [{ session: [] }],
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(call: OperatorCall): object {
  const refusals = Object.keys(call.refusals ?? {}).map((status) => [
    status,
    { description: 'Refused with details', content: jsonContent(reference(refusalName(call, status))) },
  ]);
  const failed = Object.entries(failures).map(([status, description]) => [
    status,
    { description, content: jsonContent(reference('Error')) },
  ]);
  const token = { required: false, description: 'The token to use from now on.', schema: { type: 'string' } };
  return {
    operationId: call.name,
    summary: call.summary,
    description: `Requires: ${call.access}.`,
    ...(call.access === 'anyone' && { security: [] }),
    parameters: callParameters(call),
    ...requestBody(call),
    responses: {
      200: {
        description: call.summary,
        ...(call.access !== 'anyone' && { headers: { [sessionTokenHeader]: token } }),
        content: jsonContent(reference(responseName(call))),
      },
      ...Object.fromEntries([...failed, ...refusals]),
    },
  };
}

function requestBody({ body, upload }: OperatorCall): object {
  if (upload)
    return { requestBody: { required: true, content: { 'application/octet-stream': { schema: {} } } } };
  return body ? { requestBody: { required: true, content: jsonContent(jsonSchema(body, 'input')) } } : {};
}

const refusalName = (call: OperatorCall, status: string): string =>
  `${call.name.charAt(0).toUpperCase()}${call.name.slice(1)}Refusal${status}`;

/** A schema without references into itself: only `z.json()` is recursive, and any JSON matches it. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $defs, ...rest } = nestedSchema(schema, io);
  return withoutReferences(rest) as JsonSchema;
}

function withoutReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReferences);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && String(value.$ref).startsWith('#/$defs/')) return {};
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutReferences(part)]));
}
