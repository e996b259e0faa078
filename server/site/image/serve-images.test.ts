import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { draw, startPictureServer } from './testing/picture-backend.ts';

const { get, image, pictures, server } = startPictureServer();

test('a picture has the requested width and format, and is made once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => image('/files/raon/a.webp')));
  const answer = await image('/files/raon/a.webp');
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(pictures.asked).toEqual(['/files/raon/a.webp']);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 640,
    height: 320,
  });
  expect(answer.headers).toMatchObject({
    'cache-control': expect.stringContaining('immutable'),
    vary: 'Accept',
  });
  const large = await get('/_image?url=/files/raon/a.webp&w=1920', 'image/avif,image/webp,*/*');
  expect(large.headers['content-type']).toBe('image/avif');
  expect((await sharp(large.rawPayload).metadata()).width).toBe(800);
  expect((await readdir(pictures.directory, { recursive: true })).length).toBeGreaterThan(2);
});

test('a picture of a shared link is cut to its size, even if it is smaller', async () => {
  const answer = await get('/_image?url=/files/raon/a.webp&w=1200&h=630', 'image/webp');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1_200, height: 630 });
  const whole = await get('/_image?url=/files/raon/a.webp&w=1200', 'image/webp');
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 800, height: 400 });
});

test.each([
  ['/files/raon/a.webp', '&w=641', 400],
  ['/files/raon/a.webp', '&w=1200&h=631', 400],
  ['/files/raon/a.webp', '&w=640&h=630', 400],
  ['/files/raon/a.webp', '', 400],
  ['/files/raon/a.webp', '&w=640&q=101', 400],
  ['/files/raon/a.webp', '&w=640&q=0', 400],
  ['/files/raon/a.webp', '&w=0x280', 400],
  ['/files/raon/a.webp', '&w=6.4e2', 400],
  ['/files/raon/a.webp', '&w=%20640', 400],
  ['/files/raon/a.webp', '&w=640&w=750', 400],
  ['/other/a.webp', '&w=640', 400],
  ['http://127.0.0.1/a.webp', '&w=640', 403],
  ['/files/raon/a.webp?w=1', '&w=640', 403],
  ['/files/raon/a.webp?v=', '&w=640', 403],
  ['/files/raon/a.webp?v=1.5', '&w=640', 403],
  ['/files/raon/a.webp?v=%31', '&w=640', 403],
  ['/files/raon/a.webp?%76=1', '&w=640', 403],
  ['/files/raon/a.webp?V=1', '&w=640', 403],
  ['/files/raon/a.webp?v=1&v=2', '&w=640', 403],
  ['/files/raon/a.webp?v=1?v=2', '&w=640', 403],
  ['/files/raon/a.webp??v=1', '&w=640', 403],
  ['/files/raon/a.webp?v=1#1', '&w=640', 403],
  [`/files/raon/a.webp?v=${'1'.repeat(41)}`, '&w=640', 403],
  ['/files/%2e%2e/sites?v=1', '&w=640', 403],
  ['/files/raon/a.webp%3Fv=1', '&w=640', 404],
  ['/files/raon/a.webp#1', '&w=640', 403],
  ['/files/%2e%2e/sites', '&w=640', 403],
  ['/files/raon%2fa.webp', '&w=640', 403],
  ['/files/raon/none.webp', '&w=640', 404],
  ['/files/raon/drawing.svg', '&w=640', 415],
  ['/files/raon/disguised.webp', '&w=640', 415],
  ['/files/raon/half.webp', '&w=640', 415],
  ['/files/raon/page.html', '&w=640', 415],
  ['/files/raon/huge.webp', '&w=640', 413],
  ['/files/raon/moved.webp', '&w=640', 502],
])('%s with "%s" answers %i', async (url, more, status) => {
  expect((await image(url, more)).statusCode).toBe(status);
  expect(pictures.strangerAsked).toBe(0);
});

test('no spelling of a file’s path reaches another host or another path of the backend', async () => {
  const host = pictures.strangerHost;
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  for (const path of [
    `/files/..//${host}/a.webp`,
    `/files/x/../..//${host}/a.webp`,
    `/files/.%2e//${host}/a.webp`,
    `/files/\\..\\\\${host}/a.webp`,
    '/files/%2e%2e/sites',
    '/files/..%2fsites',
    '/files//sites',
  ]) {
    expect([path, await rawStatus(port, path)]).toEqual([path, 404]);
  }
  expect(pictures.strangerAsked).toBe(0);
  expect(pictures.asked).toEqual([]);
});

test('a picture is made and cached once, however its path is spelled', async () => {
  const cachedFiles = async () => (await readdir(pictures.directory, { recursive: true })).length;
  expect((await image('/files/raon/a.webp', '&w=256')).statusCode).toBe(200);
  const before = await cachedFiles();
  pictures.asked.length = 0;
  for (const path of ['/files/r%61on/a.webp', '/files/raon/%61.web%70', '/files/raon/./a.webp'])
    expect([path, (await image(path, '&w=256')).statusCode]).toEqual([path, 200]);
  expect([pictures.asked, await cachedFiles()]).toEqual([[], before]);
  expect((await image('/files/raon/%ff.webp', '&w=256')).statusCode).toBe(403);
});

test('a picture that changed is made again under its new version', async () => {
  const widthOf = async (url: string) =>
    (await sharp((await image(url, '&w=1080')).rawPayload).metadata()).width;
  pictures.files['/files/raon/changing.webp'] = ['image/webp', await draw(100, 9)];
  expect(await widthOf('/files/raon/changing.webp')).toBe(100);
  pictures.files['/files/raon/changing.webp'] = ['image/webp', await draw(200, 9)];
  expect(await widthOf('/files/raon/changing.webp')).toBe(100);
  expect(await widthOf('/files/raon/changing.webp?v=2')).toBe(200);
  expect(await widthOf('/files/r%61on/./changing.webp?v=2')).toBe(200);
  expect(await widthOf(`/files/raon/changing.webp?v=${'Az_-'.repeat(10)}`)).toBe(200);
  // A cache between the backend and this server must not return the old one either.
  expect(pictures.asked).toEqual([
    '/files/raon/changing.webp',
    '/files/raon/changing.webp?v=2',
    `/files/raon/changing.webp?v=${'Az_-'.repeat(10)}`,
  ]);
});

test('an original file may have a version too, and any other query is ignored', async () => {
  for (const query of ['?v=2', '?v=2&x=1', '?x=1', '?'])
    expect((await get(`/files/raon/drawing.svg${query}`)).statusCode).toBe(200);
  expect(pictures.asked).toEqual([
    '/files/raon/drawing.svg?v=2',
    ...Array(3).fill('/files/raon/drawing.svg'),
  ]);
});

test('a drawing opened on its own runs no scripts', async () => {
  const { statusCode, headers } = await get('/files/raon/drawing.svg?x=1');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(headers['content-security-policy']).toContain('sandbox');
});

/** Sends a request with an unnormalized path. */
function rawStatus(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}
