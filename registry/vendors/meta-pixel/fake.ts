import { fakeScript } from '../_shared/fake-script.ts';

export default fakeScript(
  { id: '123456789' },
  'https://connect.facebook.net/en_US/fbevents.js',
  'https://www.facebook.com/tr',
  `
  const handle = (command, name, params) => {
    if (command === 'track' && name === 'PageView') report('page_view');
    if (command === 'track' && name === 'Schedule') report('reserve', params);
  };
  for (const words of window.fbq.queue.splice(0)) handle(...words);
  window.fbq.callMethod = handle;`,
);
