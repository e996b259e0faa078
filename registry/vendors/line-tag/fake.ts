import { fakeScript } from '../_shared/fake-script.ts';

export default fakeScript(
  { id: '0a1b2c3d-0000-4000-8000-000000000000' },
  'https://d.line-scdn.net/n/line_tag/public/release/v1/lt.js',
  'https://tr.line.me/tag.gif',
  `
  drain(window._ltq, ([command, kind, detail]) => {
    if (command === 'send' && kind === 'pv') report('page_view');
    if (command === 'send' && kind === 'cv' && detail.type === 'Conversion') report('reserve');
  });`,
);
