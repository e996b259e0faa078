import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';
import { Text } from './Text.tsx';

const classesOf = (markup: string) => /class="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];

test('a button is solid by default', () => {
  expect(classesOf(renderToStaticMarkup(<Button>예약</Button>))).toContain('Ui-button--solid');
  expect(classesOf(renderToStaticMarkup(<Button variant="line">예약</Button>))).not.toContain(
    'Ui-button--solid',
  );
});

test('sizes may differ on tablets and phones, and a button may be full or round', () => {
  const markup = renderToStaticMarkup(
    <Button size="l" tabletSize="m" mobileSize="s" full round>
      예약
    </Button>,
  );
  expect(classesOf(markup)).toEqual(
    expect.arrayContaining([
      'Ui-button--l',
      'Ui-button--tablet-m',
      'Ui-button--mobile-s',
      'Ui-button--full',
      'Ui-button--round',
    ]),
  );
});

test('text is b6r in gray_2 by default', () => {
  expect(classesOf(renderToStaticMarkup(<Text>글</Text>))).toEqual(
    classesOf(
      renderToStaticMarkup(
        <Text type="b6r" color="gray_2">
          글
        </Text>,
      ),
    ),
  );
});
