import { expect, test } from 'vitest';
import { partnerMarketing } from '#schemas/site/marketing.ts';
import { socialKinds, socialLinks } from './social-links.ts';

test('only the partner’s channels are linked, in the requested order', () => {
  const marketing = partnerMarketing.parse({
    partnerId: 1,
    instagramUrl: 'https://instagram.com/bomnal',
    naverTalkUrl: 'https://talk.naver.com/x',
    lineId: '@bomnal',
    youtubeUrl: 'javascript:alert(1)',
  });
  expect(socialLinks(marketing, ['line', 'naverTalk', 'instagram', 'youtube'])).toEqual([
    { kind: 'line', href: 'https://line.me/R/ti/p/%40bomnal' },
    { kind: 'naverTalk', href: 'https://talk.naver.com/x' },
    { kind: 'instagram', href: 'https://instagram.com/bomnal' },
  ]);
});

test('a partner without channels has no links', () => {
  expect(socialLinks(partnerMarketing.parse({ partnerId: 1 }), socialKinds)).toEqual([]);
});
