import { fakeScript } from '../_shared/fake-script.ts';

export default fakeScript(
  { id: 'C4ABCDEFGHIJ' },
  'https://analytics.tiktok.com/i18n/pixel/events.js',
  'https://analytics.tiktok.com/api/v2/pixel',
  `
  const handle = (method, name, params) => {
    if (method === 'page') report('page_view');
    if (method === 'track' && name === 'Schedule') report('reserve', params);
  };
  for (const words of window.ttq.splice(0)) handle(...words);
  window.ttq.page = () => handle('page');
  window.ttq.track = (...words) => handle('track', ...words);`,
);
