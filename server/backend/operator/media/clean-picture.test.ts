import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OperatorRefusal } from '../context/refusal.ts';
import { cleanPicture } from './clean-picture.ts';

const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c97' } })
  .webp()
  .toBuffer();
const clean = (upload: Buffer, name = 'x.webp', partnerId = 1) => cleanPicture(upload, { name, partnerId });

test('Of one partner a picture is encoded, two wait, and the rest are told to come back; other partners are not', async () => {
  const own = Array.from({ length: 6 }, () => clean(picture));
  const [results, other] = await Promise.all([Promise.allSettled(own), clean(picture, 'x.webp', 2)]);
  expect(other.width).toBe(40);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = results.find((result) => result.status === 'rejected')?.reason as OperatorRefusal;
  expect(refused).toBeInstanceOf(OperatorRefusal);
  expect([refused.status, refused.code, refused.headers['retry-after']]).toEqual([503, 'BUSY', '5']);
});

test('Of all partners one picture is encoded and eight wait, in turn', async () => {
  const order: number[] = [];
  const upload = (partnerId: number) =>
    clean(picture, 'x.webp', partnerId).then(() => void order.push(partnerId));
  const results = await Promise.allSettled([1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(upload));
  expect(results.findIndex(({ status }) => status === 'rejected')).toBe(10);
  expect(order).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 1]);
});

test('A picture that takes too long is refused as such', async () => {
  // The actual message of the library.
  const late = new Error('timeout: 56% complete\nVipsImage: killed for image "temp-47"');
  const making = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(late);
  onTestFinished(() => void making.mockRestore());
  await expect(clean(picture)).rejects.toMatchObject({ status: 400, code: 'MEDIA_TOO_SLOW' });
});

/** A GIF of 1 × 1 pixel whose frames are all the same. */
function gifOf(frames: number): Buffer {
  const start = Buffer.from('47494638396101000100800000ffffff000000', 'hex');
  const frame = Buffer.from('21f90400010000002c0000000001000100000202440100', 'hex');
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

test('Only a GIF can be animated', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background } })
      .png()
      .toBuffer();
  const animated = sharp([await frame('#c97'), await frame('#79c')], { join: { animated: true } });
  const upload = await animated.webp({ loop: 0 }).toBuffer();
  await expect(clean(upload, 'x.webp')).rejects.toMatchObject({
    status: 400,
    code: 'MEDIA_ANIMATION',
  });
  expect(await clean(await animated.gif().toBuffer(), 'x.gif')).toMatchObject({ width: 4, height: 4 });
});

test('An animation has at most 300 frames', async () => {
  expect((await clean(gifOf(300), 'x.gif')).width).toBe(1);
  await expect(clean(gifOf(301), 'x.gif')).rejects.toMatchObject({
    status: 400,
    code: 'MEDIA_TOO_MANY_FRAMES',
  });
});
