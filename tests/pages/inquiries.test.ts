import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { parsePage } from './parse-page.ts';

const page = async (partner: string, path: string) => parsePage((await ask(partner, path)).text);

test.each(['/', '/products', '/introduce/staff', '/cscenter/faq', '/cscenter/contact'])(
  'without a widget every reserve button of %s leads to the inquiry form',
  async (path) => {
    for (const language of ['', '/ko', '/en']) {
      const document = await page('shirakawa', `${language}${path === '/' && language ? '' : path}`);
      const buttons = [
        ...document.querySelectorAll('.HeaderBar-button, .FloatingMenu-reserve, [data-widget]'),
      ];
      expect(buttons.length).toBeGreaterThan(0);
      for (const button of buttons)
        expect(button.getAttribute('href'), button.outerHTML).toBe(`${language}/cscenter/contact#inquiry`);
    }
  },
);

test('the contact page of a clinic without the widget starts with the form; with the widget it has none', async () => {
  const contact = await page('shirakawa', '/cscenter/contact');
  const sections = [...contact.querySelectorAll('main section')].map(({ className }) => className);
  const place = (block: string) => sections.findIndex((name) => name.split(' ').includes(block));
  expect(place('InquiryForm')).toBeGreaterThan(-1);
  expect(place('InquiryForm')).toBeLessThan(place('ContactChannels'));
  expect(contact.querySelector('#inquiry form')?.getAttribute('action')).toBe('/cscenter/contact');
  for (const partner of ['bomnal', 'haru'])
    expect((await page(partner, '/cscenter/contact')).querySelector('.InquiryForm')).toBeNull();
});
