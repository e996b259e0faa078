import type { PartnerMarketing } from '#schemas/site/marketing.ts';
import { factRemedy } from '../../facts/fact-remedy.ts';
import { mainInfo } from '../../facts/main-info.ts';
import { defineRule } from '../../rule.ts';
import { examplePartner } from '../../testing/example-site.ts';
import { quoted } from '../../texts/text-entries.ts';

/** Hosts of channels and the fact that names the partner's own. */
const channels: readonly [RegExp, keyof PartnerMarketing][] = [
  [/(?:^|\.)instagram\.com$/, 'instagramUrl'],
  [/^pf\.kakao\.com$/, 'kakaoTalkUrl'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'youtubeUrl'],
  [/^(?:m\.)?blog\.naver\.com$/, 'naverBlogUrl'],
  [/^talk\.naver\.com$/, 'naverTalkTalkUrl'],
];

export default defineRule({
  level: 'warning',
  title: { ko: '병원 정보와 다른 채널 링크', en: 'Channel that differs from the clinic’s' },
  about: {
    ko: '채널 링크가 병원 정보의 채널과 다르면 방문자가 다른 계정으로 갑니다.',
    en: "A link to a channel that is not the partner's leads visitors to another account.",
  },
  *check({ links, partner }) {
    const marketing = mainInfo(partner)?.marketing;
    if (!marketing) return;
    for (const { path, url } of links) {
      const target = /^https?:/i.test(url) ? URL.parse(url) : null;
      const fact = channels.find(([host]) => target && host.test(target.hostname))?.[1];
      const own = fact && marketing[fact];
      // A single video or post is not the channel itself.
      if (
        !target ||
        typeof own !== 'string' ||
        isPost(target) ||
        accountOf(target) === accountOf(new URL(own))
      )
        continue;
      yield {
        path,
        message: {
          ko: `채널 링크 ${quoted(url)}이(가) 병원 정보의 "${own}"과(와) 다릅니다`,
          en: `The link ${quoted(url)} is not the partner's channel, "${own}"`,
        },
        remedy: factRemedy(`marketing.${fact}`, { ko: '링크를 고치거나', en: 'Correct it' }),
      };
    }
  },
  examples: {
    passing: [
      { document: link('https://www.instagram.com/bom/'), partner: withChannels() },
      { document: link('https://www.youtube.com/watch?v=abcdefghijk'), partner: withChannels() },
      { document: link('https://www.instagram.com/other') },
    ],
    failing: [
      { document: link('https://www.instagram.com/other'), partner: withChannels(), at: 'menu[0].url' },
      { document: link('https://pf.kakao.com/_other'), partner: withChannels(), at: 'menu[0].url' },
    ],
  },
});

const isPost = ({ hostname, pathname }: URL): boolean =>
  hostname.endsWith('youtu.be') ||
  /^\/(?:watch|shorts|embed|p|reel|stories)\b/.test(pathname) ||
  /\/\d{6,}$/.test(pathname);

const accountOf = ({ pathname }: URL): string =>
  decodeURIComponent(pathname).split('/')[1]?.toLowerCase() ?? '';

function link(url: string) {
  return { menu: [{ url, title: { ko: '채널', en: 'Channel' } }] };
}

function withChannels() {
  const { info } = examplePartner();
  const own = {
    instagramUrl: 'https://instagram.com/bom',
    kakaoTalkUrl: 'https://pf.kakao.com/_bom',
    youtubeUrl: 'https://youtube.com/@bom',
  };
  const ko = info.ko && { row: { ...info.ko.row, marketing: { ...info.ko.row.marketing, ...own } } };
  return { info: { ...info, ...(ko && { ko }) } };
}
