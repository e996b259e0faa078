import { fakeScript } from '../_shared/fake-script.ts';

export default fakeScript(
  { id: 'GTM-ABC1' },
  'https://www.googletagmanager.com/gtm.js',
  'https://region1.google-analytics.com/gtm/collect',
  `
  drain(window.dataLayer, ({ event, page_title: title, page_path: path, value, currency }) => {
    if (event === 'page_view') report(event, { title, path });
    if (event === 'reserve') report(event, { value, currency });
  });`,
);
