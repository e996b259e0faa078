import { expect, test } from 'vitest';
import { prepareSheet } from './prepare-sheet.ts';

test('rules are separated with the classes that each selector requires', () => {
  expect(prepareSheet('.A>p,:is(.B,.C:not(.D)){color:red}').parts).toEqual([
    {
      selectors: [
        { text: '.A>p', needs: { all: ['A'], anyOf: [] } },
        {
          text: ':is(.B,.C:not(.D))',
          needs: {
            all: [],
            anyOf: [
              [
                { all: ['B'], anyOf: [] },
                { all: ['C'], anyOf: [] },
              ],
            ],
          },
        },
      ],
      body: 'color:red',
    },
  ]);
});

test('texts that differ beside the side panel have both versions', () => {
  expect(prepareSheet('@media (width<=768px){.A{width:50vw}.B{top:0}}').parts).toEqual([
    {
      prelude: '@media (width<=768px)',
      panel: '@media (max-width: 768px), (min-width: 1025px) and (max-width: 1178px)',
      parts: [
        {
          selectors: [{ text: '.A', needs: { all: ['A'], anyOf: [] } }],
          body: 'width:50vw',
          panel: 'width:calc(50 * var(--vw))',
        },
        { selectors: [{ text: '.B', needs: { all: ['B'], anyOf: [] } }], body: 'top:0' },
      ],
    },
  ]);
});

test('font faces are marked, statements and other at-rules are texts', () => {
  expect(prepareSheet('@layer a,b;@font-face{font-family:A}@keyframes a{to{top:0}}').parts).toEqual([
    { text: '@layer a,b;' },
    { text: '@font-face{font-family:A}', isFontFace: true },
    { text: '@keyframes a{to{top:0}}' },
  ]);
});

test('the primitives that selectors begin with are named once', () => {
  const { primitives } = prepareSheet(
    '.Ui-card,.Ui-card-image{}@media print{.Ui-field .Ui-icon{}}p .Ui-tab{}',
  );
  expect(primitives).toEqual(['Ui-card', 'Ui-field']);
});

test.each(['.A{', '.A:is({}', 'a||b{}'])('invalid CSS fails the build: %s', (css) => {
  expect(() => prepareSheet(css)).toThrow();
});
