import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { documentCalls } from '#schemas/operator/document-calls.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { OperatorRefusal } from '#server/backend/operator/context/refusal.ts';
import type { DocumentContext } from '#server/backend/operator/documents/context.ts';
import { documentHandlers } from '#server/backend/operator/documents/index.ts';
import { diffDocuments } from '#server/publishing/diff/diff-documents.ts';
import { rawLines } from '#server/publishing/diff/raw-lines.ts';
import { mergeDocuments } from '#server/publishing/merge/merge-documents.ts';

// Started by concurrent-writers.test.ts, which kills it: publishes for the partner 1 over HTTP. Its checks find nothing,
// since loading every block would take most of the test's time.
const db = openDatabase(process.argv[2]);
const names = () => undefined;
const publishing: DocumentContext['publishing'] = {
  check: async () => [],
  diff: async (before, after) => diffDocuments(before, after, names),
  lines: async (before, after) => rawLines(before, after),
  places: async () => [],
  merge: async (base, ours, theirs) => mergeDocuments(base, ours, theirs, names),
};
const partner = { id: 1, code: 'han', timeZone: 'Asia/Seoul' };

const server = createServer(async (request, response) => {
  const context = { db, partner, operator: { id: 1, name: 'writer' }, now: Date.now(), publishing };
  try {
    const answer =
      request.method === 'GET'
        ? await documentHandlers.published(context, { code: 'han' }, undefined)
        : await documentHandlers.publish(
            context,
            { code: 'han' },
            documentCalls.publish.body.parse(await json(request)),
          );
    response.end(JSON.stringify(answer));
  } catch (error) {
    response.statusCode = error instanceof OperatorRefusal ? error.status : 500;
    response.end(JSON.stringify(error instanceof OperatorRefusal ? error.body : { error: String(error) }));
  }
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
