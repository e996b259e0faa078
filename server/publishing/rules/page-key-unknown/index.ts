import { didYouMean, nearestKey } from '../../link-target.ts';
import { defineRule } from '../../rule.ts';
import { node } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '블록 설정의 없는 페이지', en: 'Page in a setting that does not exist' },
  about: {
    ko: '블록 설정에 적은 페이지 키는 있는 페이지여야 합니다.',
    en: 'Page keys in the settings of a block are those of pages that exist.',
  },
  check: ({ pageKeys, pages }) =>
    pageKeys
      .filter(({ key }) => !pages.has(key))
      .map(({ path, key }) => ({
        path,
        message: { ko: `페이지 "${key}"이(가) 없습니다`, en: `There is no page "${key}"` },
        ...didYouMean(nearestKey(key, pages.keys())),
      })),
  examples: {
    passing: [
      { document: { slots: { header: node('HeaderBar', { overlayOn: ['/', '/products/{productId}'] }) } } },
    ],
    failing: [
      {
        document: { slots: { header: node('HeaderBar', { overlayOn: ['/', '/introduc'] }) } },
        at: 'slots.header.data.overlayOn[1]',
      },
    ],
  },
});
