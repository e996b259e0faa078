// @slow: reads large documents in threads

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readSiteDocument, SiteDocumentError } from '#engine/resolve/validate-site.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { textOfSections } from '#server/publishing/testing/example-documents.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import { readInThreads } from './read-in-threads.ts';

/** @param limitMs longer than the site's, so that a busy machine is in time */
function start(limitMs = 60_000) {
  const { read, close } = readInThreads(process.cwd(), () => {}, limitMs);
  onTestFinished(close);
  return read;
}

const documentOf = (sections: number, type = 'RichText') =>
  textOfSections(sections).replaceAll('RichText', type);
const file = 'document';

test('a document that is read in a thread is the one that is read here', async () => {
  const read = start();
  const text = documentOf(3);
  expect(await read('demo', { text, file })).toEqual(readSiteDocument(text, file, await registryOnDisk()));
});

test('its errors are those that are found here', async () => {
  const read = start();
  const text = documentOf(2, 'RichTxt');
  const found = await read('demo', { text, file }).catch((error: unknown) => error);
  expect(found).toBeInstanceOf(SiteDocumentError);
  const registry = await registryOnDisk();
  expect(() => readSiteDocument(text, file, registry)).toThrow((found as SiteDocumentError).message);
  expect((found as SiteDocumentError).problems[0]?.diagnostic).toMatchObject({
    code: 'unknown-block',
    path: ['pages', '/landing', 'sections', 0, 'type'],
    suggestion: 'RichText',
  });
});

test('while a large document is read, this thread goes on, and so does another site', async () => {
  const read = start();
  await Promise.all(['a', 'b'].map((code) => read(code, { text: documentOf(1), file })));
  const order: string[] = [];
  const done = (name: string) => () => void order.push(name);
  const large = read('a', { text: documentOf(15_000), file }).then(done('large'));
  await nextTurn().then(done('turn'));
  await read('b', { text: documentOf(2), file }).then(done('small'));
  await large;
  expect(order).toEqual(['turn', 'small', 'large']);
});

test('a document that takes too long is refused, and so is one that has waited too long', async () => {
  // A thread alone takes longer to start.
  const read = start(50);
  const messages = await Promise.all(
    [1, 2, 3].map((count) =>
      read('a', { text: documentOf(count), file }).catch((error: unknown) => {
        expect(error).toBeInstanceOf(TooBusy);
        return (error as TooBusy).message;
      }),
    ),
  );
  expect(messages[0]).toBe('[preview] A document was not read: late');
  expect(messages[2]).toBe('[preview] A document waited too long to be read');
});
