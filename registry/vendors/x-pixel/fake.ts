import { fakeScript } from '../_shared/fake-script.ts';

export default fakeScript(
  { id: 'o1a2b', reserve: 'tw-o1a2b-o9z8y' },
  'https://static.ads-twitter.com/uwt.js',
  'https://t.co/i/adsct',
  `
  const handle = (command, name, params) => {
    if (command === 'config' || (command === 'track' && name === 'PageView')) report('page_view');
    if (command === 'event') report('reserve', params);
  };
  for (const words of window.twq.queue.splice(0)) handle(...words);
  window.twq.exe = handle;`,
);
