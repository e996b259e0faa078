import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { type PartnerInfo, partnerBranch } from '#schemas/site/partner.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const branch = (name: string, url: string, isCurrent = false) => ({
  name,
  url,
  isCurrent,
  address: `${name}-gu`,
  tel: '02-555-0101',
});
const both = [branch('Gangnam', '/', true), branch('Hongdae', 'https://hongdae.example/')];
const show = (display: 'menu' | 'cards', branches = both, more: Partial<PartnerInfo> = {}) =>
  renderForTest(
    { component, messages },
    {
      data: schema.parse({ display }),
      page: { partner: { branches, partnerGroupName: 'Bomnal Group', ...more } as PartnerInfo },
    },
  ).html;

test('the branch selector links to the other clinics of the group and marks this one', () => {
  const html = show('menu');
  expect(html).toMatch(/<a [^>]*href="https:\/\/hongdae\.example\/"/);
  expect(html).toMatch(/aria-current="true"[^>]*>.*Gangnam.*You are here/);
  expect(html).toMatch(/popovertarget="block-list"/i);
});

test('as a section it shows where each clinic is and how to contact the group', () => {
  const html = show('cards', both, { partnerGroupInquiryUrl: 'https://group.example/' });
  for (const text of ['Bomnal Group', 'Hongdae-gu', '02-555-0101', 'https://group.example/'])
    expect(html).toContain(text);
});

test('a clinic outside a group has no branch selector', () => {
  expect(show('menu', both.slice(0, 1))).toBe('');
});

test('a clinic with an invalid link is omitted without affecting the other facts', () => {
  const broken = partnerBranch.parse({ name: 'Jamsil', url: 'jamsil.example' });
  const html = show('menu', [...both, broken] as PartnerInfo['branches'] as typeof both);
  expect(html).toContain('Hongdae');
  expect(html).not.toContain('Jamsil');
});
