// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { adoptStyles } from './adopt-styles.ts';

beforeEach(() => {
  document.head.innerHTML = '<style>.own{color:red}</style>';
});
const ownRules = () =>
  [...(document.querySelector('style')?.sheet?.cssRules ?? [])].map((rule) => rule.cssText);

test('styles come as a sheet of their own', () => {
  document.adoptedStyleSheets = [];
  adoptStyles('.a{color:blue}');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(ownRules()).toHaveLength(1);
});

test('where scripts can make no sheet, they come after the rules of the page', () => {
  const sheets = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets');
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  try {
    adoptStyles('.a{color:blue}.b{color:green}');
    expect(ownRules()[1]?.replaceAll(/\s/g, '')).toBe('@mediaall{.a{color:blue;}.b{color:green;}}');
  } finally {
    vi.unstubAllGlobals();
    if (sheets) Object.defineProperty(Document.prototype, 'adoptedStyleSheets', sheets);
  }
});
