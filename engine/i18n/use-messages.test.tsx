import { I18nProvider, Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Catalog, i18nOf } from './catalog.ts';
import { compileCatalog } from './compile-catalog.ts';
import { useMessages } from './use-messages.tsx';

const messages = {
  count: { ko: '{count}개', en: '{count, plural, one {# treatment} other {# treatments}}', ja: '', zh: '' },
  terms: { ko: '<link>약관</link>을 읽어 주세요', en: 'Please read our <link>terms</link>', ja: '', zh: '' },
};
const Count = ({ count }: { count: number }) => useMessages()('count', { count });
const Unknown = () => useMessages()('conut');
const html = (locale: 'ko' | 'en', child: ReactNode, catalog: Catalog = compileCatalog(messages, locale)) =>
  renderToStaticMarkup(<I18nProvider i18n={i18nOf(catalog, locale)}>{child}</I18nProvider>);

test('a block shows its messages in the language of the page, with plurals', () => {
  expect(html('ko', <Count count={2} />)).toBe('2개');
  expect(html('en', <Count count={1} />)).toBe('1 treatment');
  expect(html('en', <Count count={1200} />)).toBe('1,200 treatments');
});

test('an element stands in a message where its language puts it', () => {
  const terms = <Trans id="terms" components={{ link: <a href="/terms">never shown</a> }} />;
  expect(html('en', terms)).toBe('Please read our <a href="/terms">terms</a>');
  expect(html('ko', terms)).toBe('<a href="/terms">약관</a>을 읽어 주세요');
});

test('an unknown key throws, also one that every object has', () => {
  expect(() => html('en', <Unknown />)).toThrow('[i18n] Unknown message "conut"');
  expect(() => html('en', <Trans id="constructor" />)).toThrow('Unknown message "constructor"');
});

test('what stands within has messages of its own, as code that loads late has', () => {
  const late = i18nOf(compileCatalog({ count: { ko: '', en: 'late', ja: '', zh: '' } }, 'en'), 'en');
  const both = (
    <>
      <Count count={1} />
      <I18nProvider i18n={late}>
        <Count count={1} />
      </I18nProvider>
    </>
  );
  expect(html('en', both)).toBe('1 treatmentlate');
});

test('a catalog has one instance, however often it is asked for', () => {
  const catalog = compileCatalog(messages, 'en');
  expect(i18nOf(catalog, 'en')).toBe(i18nOf(catalog, 'en'));
});
