import { phraseRule } from '../../advertising/phrase-rule.ts';
import { koreaArticle56 } from '../../advertising/sources.ts';

export default phraseRule({
  country: 'KR',
  kinds: ['superlative'],
  title: { ko: '의료광고: 최상급 표현', en: 'Korea: superlatives' },
  about: {
    ko: '최고, 유일, 1위처럼 객관적으로 증명하기 어려운 최상급 표현은 과장 광고가 될 수 있습니다.',
    en: 'Superlatives such as "the best" or "the only" that cannot be proven may be exaggerated advertising.',
  },
  source: koreaArticle56('제8호'),
  phrase: {
    ko: '과장 광고가 될 수 있는 최상급 표현입니다',
    en: 'a superlative that may be exaggerated advertising',
  },
  remedy: { ko: '확인할 수 있는 사실로 바꾸어 쓰세요.', en: 'Write facts that can be verified.' },
  passing: [
    '오늘의 최고 기온',
    '최초 방문 안내',
    { ko: '필요한 것만', en: 'Which treatment suits you best?' },
  ],
  failing: ['최고의 팀', '국내 유일의 장비', { ko: '의원', en: 'The best clinic in Seoul' }],
});
