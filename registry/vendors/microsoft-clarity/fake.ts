import { fakeScript } from '../_shared/fake-script.ts';

export default fakeScript(
  { id: 'abc123def' },
  'https://www.clarity.ms/tag/',
  'https://c.clarity.ms/c.gif',
  `
  const handle = (command, name) => {
    if (command === 'event' && (name === 'page_view' || name === 'reserve')) report(name);
  };
  for (const words of [...window.clarity.q]) handle(...words);
  window.clarity = handle;`,
);
