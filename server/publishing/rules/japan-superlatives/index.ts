import { phraseRule } from '../../advertising/phrase-rule.ts';
import { japanArticle6 } from '../../advertising/sources.ts';

export default phraseRule({
  country: 'JP',
  kinds: ['superlative'],
  title: { ko: '일본 의료광고: 최상급 표현', en: 'Japan: superlatives' },
  about: {
    ko: '일본에서는 日本一, No.1, 最高 같은 최상급 표현을 사실이더라도 광고할 수 없습니다(비교우량광고).',
    en: 'In Japan superlatives such as 日本一, No.1 or 最高 must not be advertised, even if they are true (比較優良広告).',
  },
  source: japanArticle6('제2항 제1호'),
  phrase: { ko: '최상급 표현(비교우량광고)입니다', en: 'a superlative (比較優良広告)' },
  remedy: { ko: '확인할 수 있는 사실로 바꾸어 쓰세요.', en: 'Write facts that can be verified.' },
  passing: ['最高気温', '唯一の休診日', '一日のお客様を限り'],
  failing: ['日本一の技術', '業界No.1', '最高の医療', { ja: '院内', en: 'The best clinic in Tokyo' }],
});
