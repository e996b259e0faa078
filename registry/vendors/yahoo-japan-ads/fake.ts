import { fakeScript } from '../_shared/fake-script.ts';

export default fakeScript(
  { id: '1000123', reserve: 'AbC-1', retargeting: 'RT12345' },
  'https://s.yimg.jp/images/listing/tool/cv/ytag.js',
  'https://b99.yahoo.co.jp/pagead/conversion',
  `
  drain(window.yjDataLayer, ([{ type, config }]) => {
    if (type === 'yss_retargeting') report('page_view');
    if (type === 'yss_conversion') report('reserve', { value: config.yahoo_conversion_value, currency: 'JPY' });
  });`,
);
