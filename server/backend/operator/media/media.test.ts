import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { publishDocument } from '../../sites/revisions.ts';
import { refusal } from '../../testing/backend.ts';
import { type CallOperator, type MakeOperator, startOperatorBackend } from '../../testing/operators.ts';

const picture = (background: string, width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background } });
const webp = await picture('#c97').webp().toBuffer();
const other = await picture('#79c').webp().toBuffer();

describeDatabases('Media', (db) => {
  let app: FastifyInstance;
  let call: CallOperator;
  let operator: MakeOperator;
  let mediaDir: string;
  let token: string;
  beforeAll(async () => {
    const started = await startOperatorBackend(db());
    ({ app, call, operator } = started);
    mediaDir = started.operators.mediaDir;
    token = (await operator({ roles: { han: 'editor' } })).token;
    return () => rmSync(mediaDir, { recursive: true, force: true });
  });

  const upload = (name: string, body: Buffer, by = token, code = 'han') =>
    call('uploadMedia', {
      token: by,
      params: { code, name },
      body,
      headers: { 'content-type': 'image/webp' },
    });
  const uploaded = async (name: string, body: Buffer) => (await upload(name, body)).body.media;
  const file = async (url: string) => {
    const { statusCode, rawPayload, headers } = await app.inject({ url });
    return { status: statusCode, bytes: rawPayload, headers };
  };
  const publish = (document: object) =>
    publishDocument(db(), 1, { document: JSON.stringify(document), author: 'test' });

  test('An uploaded picture is listed with its size and served under its versioned address', async () => {
    const media = await uploaded('lobby.webp', webp);
    expect(media).toMatchObject({
      name: 'lobby.webp',
      width: 40,
      height: 20,
      uploadedBy: expect.any(String),
    });
    expect(media.url).toBe(`/files/han/lobby.webp?v=${media.version}`);
    const { status, headers, bytes } = await file(media.url);
    expect([status, headers['content-type'], bytes.length]).toEqual([200, 'image/webp', media.bytes]);
    expect(headers['cache-control']).toContain('immutable');
    expect((await file('/files/han/lobby.webp')).headers['cache-control']).not.toContain('immutable');
    const { rows } = (await call('media', { token, params: { code: 'han' } })).body;
    expect(rows[0]).toEqual(media);
  });

  test('A replaced picture has a new version, and the old one is served to old revisions', async () => {
    const first = await uploaded('room.webp', webp);
    const second = await uploaded('room.webp', other);
    expect(second.version).not.toBe(first.version);
    expect((await file(first.url)).bytes).not.toEqual((await file(second.url)).bytes);
    expect((await file('/files/han/room.webp')).bytes).toEqual((await file(second.url)).bytes);
    expect((await uploaded('room.webp', webp)).version).toBe(first.version);
    const { rows } = (await call('media', { token, params: { code: 'han' } })).body;
    expect(rows.filter(({ name }: { name: string }) => name === 'room.webp')).toMatchObject([
      { version: first.version },
    ]);
  });

  test('A photo is turned upright and loses its metadata', async () => {
    const photo = await picture('#c97')
      .withExif({
        IFD0: { Copyright: 'somebody' },
        IFD3: { GPSLatitude: '37/1 33/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const media = await uploaded('photo.jpg', photo);
    expect([media.width, media.height]).toEqual([20, 40]);
    const { bytes } = await file(media.url);
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  test('Every type is accepted under its own ending, animations with all their frames', async () => {
    const made = {
      'a.jpeg': await picture('#fff').jpeg().toBuffer(),
      'a.png': await picture('#fff').png().toBuffer(),
      'a.avif': await picture('#fff').avif({ effort: 0 }).toBuffer(),
    };
    for (const [name, bytes] of Object.entries(made)) expect((await upload(name, bytes)).status).toBe(200);
    const frames = await sharp(
      [await picture('#f00').png().toBuffer(), await picture('#00f').png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .gif()
      .toBuffer();
    const media = await uploaded('a.gif', frames);
    expect([media.width, media.height]).toEqual([40, 20]);
    expect((await sharp((await file(media.url)).bytes, { animated: true }).metadata()).pages).toBe(2);
  });

  test('Drawings, other files, wrong endings and damaged pictures are refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const bytes of [svg, html, Buffer.alloc(0), await picture('#fff').png().toBuffer()])
      expect(refusal(await upload('x.webp', bytes))).toEqual([400, 'MEDIA_TYPE']);
    const cut = (await picture('#fff', 400, 400).png().toBuffer()).subarray(0, 300);
    expect(refusal(await upload('x.png', cut))).toEqual([400, 'MEDIA_BROKEN']);
    expect((await upload('x.svg', svg)).status).toBe(400);
  });

  test('What a file has after its picture is not stored', async () => {
    const script = '<script>alert(1)</script>';
    const { url } = await uploaded('both.webp', Buffer.concat([webp, Buffer.from(script)]));
    expect((await file(url)).bytes.includes(script)).toBe(false);
  });

  test('A small file that would decode to gigabytes is refused by its header', async () => {
    const bomb = await picture('#fff', 8, 8).png().toBuffer();
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    // The header has a checksum.
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(refusal(await upload('bomb.png', bomb))).toEqual([400, 'MEDIA_TOO_LARGE']);
    const large = await picture('#fff', 7_100, 7_100).png().toBuffer();
    expect(refusal(await upload('large.png', large))).toEqual([400, 'MEDIA_TOO_LARGE']);
  });

  test('A body of more than 10 MiB is not read', async () => {
    expect(refusal(await upload('x.webp', Buffer.alloc(10 * 1024 * 1024 + 1)))).toEqual([
      413,
      'BODY_TOO_LARGE',
    ]);
  });

  test.each([
    '../x.webp',
    '..%2fx.webp',
    '.hidden.webp',
    'a/b.webp',
    'x.webp\u0000.png',
    '<img>.webp',
    'x',
    `${'x'.repeat(100)}.webp`,
  ])('The name %j is refused', async (name) => {
    expect([400, 404, 414]).toContain((await upload(name, webp)).status);
  });

  test('Nothing outside of the folder is served, whatever the version', async () => {
    await uploaded('safe.webp', webp);
    for (const version of ['../../safe.webp', '..%2f..%2fsafe.webp', '.', 'x'])
      expect((await file(`/files/han/safe.webp?v=${version}`)).headers['cache-control']).not.toContain(
        'immutable',
      );
    for (const path of ['.versions/safe.webp', '.versions%2fsafe.webp', '..%2fhan%2fsafe.webp'])
      expect((await file(`/files/han/${path}`)).status).toBe(404);
    expect((await file('/files/sakura/safe.webp')).status).toBe(404);
  });

  test('A picture of the partner’s folder cannot be replaced or deleted', async () => {
    const owner = (await operator({ isInstanceAdministrator: true })).token;
    await db().updateTable('partners').set({ code: 'bomnal' }).where('id', '=', 2).execute();
    const params = { code: 'bomnal' };
    const { rows } = (await call('media', { token: owner, params })).body;
    const [{ name, url }] = rows;
    expect([rows[0].uploadedAt, (await file(url)).status]).toEqual([null, 200]);
    expect(refusal(await upload(name, webp, owner, 'bomnal'))).toEqual([409, 'MEDIA_NAME_TAKEN']);
    expect((await call('deleteMedia', { token: owner, params: { ...params, name } })).status).toBe(404);
    await db().updateTable('partners').set({ code: 'sakura' }).where('id', '=', 2).execute();
  });

  test('A picture in use is not deleted, and its places are named; otherwise all its versions go', async () => {
    const { url } = await uploaded('used.webp', webp);
    await uploaded('used.webp', other);
    const data = { image: { url }, html: '<img src="/files/han/used.webp">', no: '/files/han/used.webp.png' };
    await publish({ pages: { '/': { sections: [{ id: 'hero', data }] } } });
    const params = { code: 'han', name: 'used.webp' };
    const places = [['image', 'url'], ['html']].map((key) => {
      const path = ['pages', '/', 'sections', 0, 'data', ...key];
      return { where: 'published', path, ...(key.includes('url') && { isEarlier: true }) };
    });
    const named = places.map((one) => ({ ...one, place: { ko: `한 ${one.path}`, en: `in ${one.path}` } }));
    expect((await call('mediaUses', { token, params })).body).toMatchObject({ places: named });
    const refused = await call('deleteMedia', { token, params });
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        name: 'used.webp',
        places,
        statusCode: 409,
        code: 'MEDIA_IN_USE',
        message: 'MEDIA_IN_USE',
        translatedMessage: 'A picture that is in use cannot be deleted.',
      },
    ]);
    await publish({ pages: {} });
    expect((await call('deleteMedia', { token, params })).status).toBe(200);
    expect((await file(url)).status).toBe(404);
    expect((await file('/files/han/used.webp')).status).toBe(404);
    expect(existsSync(join(mediaDir, 'han/.versions/used.webp'))).toBe(false);
    expect((await call('deleteMedia', { token, params })).status).toBe(404);
    expect((await call('mediaUses', { token, params })).status).toBe(404);
    // No partial files stay.
    expect(readdirSync(join(mediaDir, 'han')).filter((name) => /^\.(?!versions)/.test(name))).toEqual([]);
  });

  test('A draft that cannot be parsed does not stop anyone from deleting pictures', async () => {
    const [depth, params] = [100_000, { code: 'han', name: 'deep.webp' }];
    await uploaded('deep.webp', webp);
    const deep = (inner: string) => `${'['.repeat(depth)}"${inner}"${']'.repeat(depth)}`;
    const draft = async (document: string): Promise<number> => {
      const body = { name: 'deep', base: null, document };
      return (await call('createDraft', { token, params: { code: 'han' }, body })).body.draft.id;
    };
    await draft(deep('nothing'));
    const id = await draft(deep('/files/han/deep.webp'));
    expect((await call('mediaUses', { token, params })).body.places).toEqual([
      { where: `draft ${id}`, path: [] },
    ]);
    expect(await call('deleteMedia', { token, params })).toMatchObject({ status: 409 });
    await call('deleteDraft', { token, params: { code: 'han', id } });
    expect(await call('deleteMedia', { token, params })).toMatchObject({ status: 200 });
  });

  test('Uploading and deleting are logged, and need the role of an editor of that partner', async () => {
    const viewer = (await operator({ roles: { han: 'viewer' } })).token;
    const stranger = (await operator({ roles: { sakura: 'administrator' } })).token;
    expect(refusal(await upload('no.webp', webp, viewer))).toEqual([403, 'ROLE_REQUIRED']);
    expect(refusal(await upload('no.webp', webp, stranger))).toEqual([404, 'NOT_FOUND']);
    const admin = (await operator({ roles: { han: 'administrator' } })).token;
    const { version } = await uploaded('logged.webp', webp);
    await call('deleteMedia', { token, params: { code: 'han', name: 'logged.webp' } });
    const { rows } = (await call('auditLog', { token: admin, params: { code: 'han', limit: 2 } })).body;
    expect(rows).toMatchObject([
      { action: 'deleteMedia', target: 'picture logged.webp' },
      { action: 'uploadMedia', target: 'picture logged.webp', before: null, after: version },
    ]);
  });
});
