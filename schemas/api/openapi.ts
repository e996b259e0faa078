import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { errorBody } from './error.ts';
import { appKeyHeader, idempotencyKeyHeader, knownDeviceHeader, repeatedHeader } from './headers.ts';
import {
  callParameters,
  type JsonSchema,
  jsonContent,
  jsonSchema,
  reference,
  responseName,
} from './openapi-parts.ts';

/** Statuses that any call may fail with, and further ones of calls with a body. */
const failures = {
  400: 'Malformed',
  401: 'Invalid app key',
  403: 'Not allowed',
  404: 'Not found',
  410: 'Removed for good',
};
const writeFailures = { 409: 'Done already', 422: 'Key used for another write', 429: 'Too many attempts' };

/** The contract of SPEC section 7 as an OpenAPI 3.1 document, built from the table of calls. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  const schemas: Record<string, JsonSchema> = { Error: jsonSchema(errorBody, 'output') };
  for (const call of Object.values<Call>(calls)) {
    schemas[responseName(call)] = jsonSchema(call.response, 'output');
    const operations = paths[call.path] ?? {};
    operations[call.method.toLowerCase()] = operation(call);
    paths[call.path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maru partner backend',
      version: '1.0.0',
      description:
        "The API of a partner's backend for the public site. The `origin` header identifies the site.",
    },
    security: [{ appKey: [] }, { appKey: [], accessToken: [] }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        appKey: { type: 'apiKey', in: 'header', name: appKeyHeader },
        accessToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(call: Call): object {
  const failed = call.body ? { ...failures, ...writeFailures } : failures;
  return {
    operationId: call.name,
    summary: call.summary,
    parameters: [...callParameters(call), ...headerParameters(call)],
    ...(call.body && {
      requestBody: { required: true, content: jsonContent(jsonSchema(call.body, 'input')) },
    }),
    responses: {
      200: {
        description: call.summary,
        ...(call.body && { headers: { [repeatedHeader]: { required: false, schema: { const: 'true' } } } }),
        content: jsonContent(reference(responseName(call))),
      },
      ...Object.fromEntries(
        Object.entries(failed).map(([status, description]) => [
          status,
          { description, content: jsonContent(reference('Error')) },
        ]),
      ),
    },
  };
}

function headerParameters(call: Call): object[] {
  const origin = { name: 'origin', in: 'header', required: true, schema: { type: 'string', format: 'uri' } };
  const text = { type: 'string', minLength: 8, maxLength: 128 };
  const key = { name: idempotencyKeyHeader, in: 'header', required: false, schema: text };
  const device = { name: knownDeviceHeader, in: 'header', required: false, schema: text };
  const headers = call.body ? [origin, key] : [origin];
  return call.body && 'password' in call.body.shape ? [...headers, device] : headers;
}
