// @slow: reads large documents in threads

import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readSiteDocument, SiteDocumentError } from '#engine/resolve/validate-site.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { textOfSections } from '#server/publishing/testing/example-documents.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import { until } from '#tests/setup/until.ts';
import { readInThreads } from './read-in-threads.ts';

const neverLate = () => new AbortController().signal;

/** @param options by default nothing takes too long, so that a busy machine is in time */
function start(options: Parameters<typeof readInThreads>[2] = { timeout: neverLate }) {
  const { read, close } = readInThreads(process.cwd(), () => {}, options);
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
  const timeouts: AbortController[] = [];
  const timeout = (ms: number) => {
    expect(ms).toBe(10_000);
    const controller = new AbortController();
    timeouts.push(controller);
    return controller.signal;
  };
  const read = start({
    file: pathToFileURL('server/publishing/pool/testing/endless-worker.ts').href,
    timeout,
  });
  const answers = Promise.all(
    [1, 2, 3].map((count) =>
      read('a', { text: documentOf(count), file }).catch((error: unknown) => {
        expect(error).toBeInstanceOf(TooBusy);
        return (error as TooBusy).message;
      }),
    ),
  );
  // One for the wait of each, and one for the first, which is being read.
  await until(() => timeouts.length === 4);
  for (const controller of timeouts) controller.abort();
  const waited = '[preview] A document waited too long to be read';
  expect(await answers).toEqual(['[preview] A document was not read: late', waited, waited]);
});
