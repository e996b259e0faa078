import { fakeScript } from '../_shared/fake-script.ts';

export default fakeScript(
  { id: 's_1a2b3c' },
  'https://wcs.naver.net/wcslog.js',
  'https://wcs.naver.com/b',
  `
  let isInflow = false;
  window.wcs = {
    inflow: () => {
      isInflow = true;
    },
    trans: ({ type, value, currency }) => type === 'schedule' && report('reserve', { value, currency }),
  };
  window.wcs_do = () => isInflow && window.wcs_add.wa && report('page_view');`,
);
