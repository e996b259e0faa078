import type { VendorFake, VendorSettings } from '../../vendor.ts';
import { fakeScript } from './fake-script.ts';

/** A fake of Google's tag, which handles the events of the id in its URL. */
export const fakeGoogleTag = (settings: VendorSettings, collect: string): VendorFake =>
  fakeScript(
    settings,
    'https://www.googletagmanager.com/gtag/js',
    collect,
    `
  const id = query.get('id');
  const handle = (command, name, params) => {
    if (command !== 'event' || String(params.send_to).split('/')[0] !== id) return;
    const { page_title: title, page_path: path, value, currency } = params;
    if (name === 'page_view') report('page_view', { title, path });
    if (name === 'purchase' || name === 'conversion') report('reserve', { value, currency });
  };
  const kind = (entry) => Object.prototype.toString.call(entry);
  drain(window.dataLayer, (entry) => kind(entry) === '[object Arguments]' && handle(...entry));`,
  );
