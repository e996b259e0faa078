import { phraseRule } from '../../advertising/phrase-rule.ts';
import { japanArticle6 } from '../../advertising/sources.ts';

export default phraseRule({
  country: 'JP',
  kinds: ['inducement', 'solicitation'],
  title: { ko: '일본 의료광고: 할인·선물 강조', en: 'Japan: discounts and gifts' },
  about: {
    ko: '期間限定, ○%オフ, 선물처럼 비용을 강조해 진찰을 부추기는 표현은 품위를 해치는 광고로 삼가야 합니다.',
    en: 'Stress on low prices, such as 期間限定 or ○%オフ, and gifts harm the dignity of medicine and are to be avoided.',
  },
  source: japanArticle6('제2항'),
  phrase: {
    ko: '비용이나 선물을 강조하는 표현입니다',
    en: 'stress on low prices or gifts (品位を損ねる広告)',
  },
  remedy: { ko: '할인과 선물을 내세우지 마세요.', en: 'Do not stress discounts or gifts.' },
  passing: ['無料駐車場', '季節のご案内', '割引は行っておりません'],
  failing: ['期間限定', '50%オフ', 'モニター価格', 'お友達紹介で特典', { ja: '院内', en: 'Flash sale' }],
});
