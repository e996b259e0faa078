import { fakeScript } from '../_shared/fake-script.ts';

export default fakeScript(
  { id: '1234567890123' },
  'https://t1.daumcdn.net/kas/static/kp.js',
  'https://bc.ad.daum.net/bc',
  `
  const nothing = () => {};
  window.kakaoPixel = () => ({
    pageView: () => report('page_view'),
    purchase: ({ total_price: value, currency }) => report('reserve', { value, currency }),
    viewContent: nothing,
    search: nothing,
    addToCart: nothing,
    viewCart: nothing,
    participation: nothing,
  });`,
);
