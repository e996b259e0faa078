import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import base from '#themes/_base/tokens.json' with { type: 'json' };

// Defaults of SPEC section 9 that a site document may override.
const defaultsOf = (type: string) => registry.blocks.get(type)?.schema.parse({});

test('a logo is 28 px high, and 58 px on desktops', () => {
  expect(defaultsOf('HeaderBar')).toMatchObject({ logoHeight: 28, logoHeightDesktop: 58 });
});

test('a footer is #383838 and its logo 100 px wide', () => {
  expect(base.color['footer-bg']).toBe('#383838');
  expect(defaultsOf('FooterMain')).toMatchObject({ logo: { width: 100 } });
});
