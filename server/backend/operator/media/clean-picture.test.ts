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
