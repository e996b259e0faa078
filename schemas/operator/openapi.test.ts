import { expect, test } from 'vitest';
import { operatorCalls } from './calls.ts';
import { operatorOpenApiDocument } from './openapi.ts';
import type { OperatorCall } from './operator-call.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: object };
  responses: Record<string, object>;
  security?: object[];
};
const document = operatorOpenApiDocument() as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
const operationOf = (call: OperatorCall) => document.paths[call.path]?.[call.method.toLowerCase()];

test('Every call of operators is described once, with its path parameters', () => {
  for (const call of Object.values<OperatorCall>(operatorCalls)) {
    const operation = operationOf(call);
    expect(operation?.operationId).toBe(call.name);
    const inPath = operation?.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    expect(inPath?.sort()).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
  }
});

test('Names and paths of calls are unique', () => {
  const calls = Object.entries<OperatorCall>(operatorCalls);
  expect(calls.filter(([key, { name }]) => key !== name)).toEqual([]);
  expect(new Set(calls.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(calls.length);
});

test('A call about one partner has the partner in its path, and one that anyone may make has none', () => {
  for (const { access, path, params } of Object.values<OperatorCall>(operatorCalls)) {
    const isOfPartner = !['anyone', 'signed-in', 'instance-administrator'].includes(access);
    expect([path, path.includes('{code}') && 'code' in params.shape]).toEqual([path, isOfPartner]);
  }
});

test('Only calls that anyone may make need no session', () => {
  const open = Object.values<OperatorCall>(operatorCalls).filter(
    (call) => operationOf(call)?.security?.length === 0,
  );
  expect(open.map(({ name }) => name).sort()).toEqual([
    'acceptInvitation',
    'forgotPassword',
    'invitation',
    'mailState',
    'passwordReset',
    'setPassword',
    'signIn',
  ]);
});

test('An upload is bytes, and a refusal with details has its own schema', () => {
  expect(operationOf(operatorCalls.uploadMedia)?.requestBody?.content).toHaveProperty(
    'application/octet-stream',
  );
  expect(JSON.stringify(operationOf(operatorCalls.publish)?.responses['409'])).toContain('PublishRefusal409');
});

test('Every reference points to a schema of the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(50);
  for (const [, reference = ''] of references)
    expect(document.components.schemas).toHaveProperty(reference.replace('#/components/schemas/', ''));
});
