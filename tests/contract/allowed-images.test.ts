import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { home, node } from './small-sites.ts';
import { startWholeSite } from './whole-site.ts';

/** A server of pictures. */
async function startStore(): Promise<string> {
  const jpeg = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c86' } })
    .jpeg()
    .toBuffer();
  const store = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg),
  );
  await new Promise<void>((done) => store.listen(0, '127.0.0.1', done));
  onTestFinished(() => void store.close().closeAllConnections());
  return `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
}

/** The site of a partner that shows pictures of a store in a block and in texts. */
async function startSite(store: string, imageOrigins: string) {
  const html = ['a.jpg', 'plan.svg'].map((name) => `<img src="${store}/${name}" width="600" height="400">`);
  const document = home(
    node('intro', 'PageIntro', {
      title: '첫 화면',
      image: { url: `${store}/a.jpg`, width: 1200, height: 800 },
    }),
    node('text', 'RichText', { html: html.join('') }),
  );
  const site = await startWholeSite(document, { IMAGE_ORIGINS: imageOrigins });
  const get = (url: string) => site.inject({ url, headers: { host: 'han.localhost', accept: 'image/webp' } });
  const { statusCode, body, headers } = await get('/');
  const policy = /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  const pictures = [...body.matchAll(/<img[^>]*? src="([^"]*)"/g)].map(([, src = '']) =>
    src.replaceAll('&amp;', '&'),
  );
  return { statusCode, policy, get, pictures: pictures.filter((src) => src.includes(store.slice(-5))) };
}

test('pictures of a listed origin are shown in blocks and in texts, unchanged if they cannot be resized', async () => {
  const store = await startStore();
  const { statusCode, policy, pictures, get } = await startSite(store, store);
  expect([statusCode, policy]).toEqual([200, `'self' data: ${store}`]);
  const made = `/_image?url=${encodeURIComponent(`${store}/a.jpg`)}&w=1080&q=75`;
  expect(pictures).toEqual([made, made.replace('1080', '640'), `${store}/plan.svg`]);
  for (const src of pictures.slice(0, 2)) {
    const picture = await get(src);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  }
});

test('if no origin is listed, nothing from another site is shown', async () => {
  const store = await startStore();
  const { statusCode, policy, pictures, get } = await startSite(store, '');
  expect([statusCode, policy]).toEqual([200, "'self' data:"]);
  expect(pictures.slice(1)).toEqual([`${store}/a.jpg`, `${store}/plan.svg`]);
  expect((await get(pictures[0] ?? '')).statusCode).toBe(403);
});
