import { beforeAfterRule } from '../../advertising/before-after-rule.ts';
import { koreaArticle56 } from '../../advertising/sources.ts';

export default beforeAfterRule({
  country: 'KR',
  required: ['beforeAfterNotice'],
  title: { ko: '의료광고: 시술 전후 사진', en: 'Korea: pictures before and after' },
  about: {
    ko: '시술 전후 사진은 결과가 사람마다 다르다는 안내가 함께 있어야 치료 효과를 오인하게 하지 않습니다.',
    en: 'Pictures before and after a treatment mislead unless they state that results differ.',
  },
  source: koreaArticle56('제2호·제7호'),
  passing: [{ ko: '결과에는 개인차가 있어요.', en: 'Results differ from person to person.' }],
  failing: [{ ko: '결과에는 개인차가 있어요.', en: 'Our records.' }],
});
