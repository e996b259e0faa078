import { expect, test } from 'vitest';
import { checkIslandTexts } from './island-texts.ts';

const schema = (hydrate: string) => ({
  path: 'blocks/Cart/schema.ts',
  text: `export const meta = { hydrate: '${hydrate}' };`,
});
const found = (jsx: string, hydrate = 'idle') =>
  checkIslandTexts([schema(hydrate), { path: 'blocks/Cart/index.tsx', text: `export const a = ${jsx};` }])
    .length;

test('Text next to other content is found, however it is produced', () => {
  for (const jsx of [
    '<p>{t("count")} <b>1</b></p>',
    '<p>{percent}% <b>1</b></p>',
    '<p><i/>{open ? t("a") : t("b")}</p>',
    '<p><i/>{open && `× 2`}</p>',
    '<p><i/>{format.price(1)}</p>',
    '<p>{line.productName} {line.optionName}</p>',
    '<Button><Icon/><T value={label} /></Button>',
    '<><i/>{t("a")}</>',
    '<p><Trans id="a" components={{ b: <b/> }} /></p>',
  ])
    expect(found(jsx), jsx).toBeGreaterThan(0);
});

test('A single text, whitespace between elements and elements pass', () => {
  for (const jsx of [
    '<p>{t("count")}</p>',
    '<p>{`a b`}</p>',
    '<p><span>{t("a")}</span>{" "}<b>{x}</b></p>',
    '<p><i/><T className="x" value={label} /></p>',
    '<p><i/>{props.children}</p>',
    '<p><i/>{open && <b>{t("a")}</b>}</p>',
  ])
    expect(found(jsx), jsx).toBe(0);
});

test('Imports of islands are checked too, static blocks are not', () => {
  const text = '<p>{t("a")} <b/></p>';
  const price = { path: 'blocks/_ui/Price.tsx', text: `export const Price = () => ${text};` };
  const island = { path: 'blocks/Cart/index.tsx', text: "import { Price } from '#blocks/_ui/Price.tsx';" };
  expect(checkIslandTexts([schema('visible'), island, price])).toHaveLength(1);
  expect(checkIslandTexts([schema('never'), island, price])).toEqual([]);
  expect(found(text, 'never')).toBe(0);
});
