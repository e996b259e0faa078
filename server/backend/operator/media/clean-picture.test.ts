import sharp from 'sharp';
import { expect, test } from 'vitest';
import { OperatorRefusal } from '../context/refusal.ts';
import { cleanPicture } from './clean-picture.ts';

test('Of many pictures at once one is encoded, four wait, and the rest are told to come back', async () => {
  const upload = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c97' } })
    .webp()
    .toBuffer();
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => cleanPicture(upload, 'x.webp')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const refused = results.find((result) => result.status === 'rejected')?.reason as OperatorRefusal;
  expect(refused).toBeInstanceOf(OperatorRefusal);
  expect([refused.status, refused.code, refused.headers['retry-after']]).toEqual([503, 'BUSY', '5']);
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
  await expect(cleanPicture(upload, 'x.webp')).rejects.toMatchObject({
    status: 400,
    code: 'MEDIA_ANIMATION',
  });
  expect(await cleanPicture(await animated.gif().toBuffer(), 'x.gif')).toMatchObject({ width: 4, height: 4 });
});

test('An animation has at most 300 frames', async () => {
  expect((await cleanPicture(gifOf(300), 'x.gif')).width).toBe(1);
  await expect(cleanPicture(gifOf(301), 'x.gif')).rejects.toMatchObject({
    status: 400,
    code: 'MEDIA_TOO_MANY_FRAMES',
  });
});
