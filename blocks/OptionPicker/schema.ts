import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { productEvent, productOption } from '#schemas/api/products.ts';
import { choice } from '#schemas/choice.ts';
import { currency } from '#schemas/currency.ts';
import { labeled } from '#schemas/labeled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { action, boundText } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { id, languageCode } from '#schemas/primitives.ts';

const treatment = z.object({
  id: labeled(id, {
    en: ['Treatment number', 'Number of the treatment.'],
    ko: ['시술 번호', '시술의 번호입니다.'],
    examples: [12],
  }),
  name: labeled(z.string(), {
    en: ['Name', 'Name of the treatment.'],
    ko: ['이름', '시술 이름입니다.'],
    examples: ['리프팅'],
  }),
  languageCode: labeled(languageCode, {
    en: ['Language', 'Language of the name.'],
    ko: ['언어', '이름이 쓰인 언어입니다.'],
  }),
  currency: labeled(currency.optional(), {
    en: ['Currency', 'Currency of the prices.'],
    ko: ['통화', '가격의 통화입니다.'],
  }),
  options: labeled(z.array(productOption), {
    en: ['Options', 'What visitors can choose of the treatment.'],
    ko: ['옵션', '방문자가 고를 수 있는 시술 옵션입니다.'],
  }),
});

/**
 * The treatment is bound (`{ "$bind": "page.product.row.options" }`), not read as a source: an island's data is sent to
 * the browser, and this one needs little of a treatment. The treatments of an event are bound as a whole (`{ "$bind":
 * "page.exhibition.row.products" }`). Without `reserve` it links to the contact page.
 */
export const schema = z.strictObject({
  title: labeled(boundText.optional(), {
    en: ['Title', 'Heading above the options. Leave it empty for the standard one.'],
    ko: ['제목', '옵션 위에 표시됩니다. 비워 두면 기본 제목이 표시됩니다.'],
    examples: [{ ko: '옵션 선택', en: 'Choose options', ja: 'オプションを選ぶ', zh: '选择方案' }],
  }),
  productId: labeled(bindable(id).optional(), {
    en: ['Treatment number', 'Usually taken from the treatment of the page.'],
    ko: ['시술 번호', '보통 페이지의 시술 번호를 연결합니다.'],
    examples: [{ $bind: 'page.product.row.id' }, 12],
  }),
  productName: labeled(bindable(z.string()).optional(), {
    en: ['Treatment name', 'Usually taken from the treatment of the page. Shown in the cart.'],
    ko: ['시술 이름', '보통 페이지의 시술 이름을 연결합니다. 장바구니에 표시됩니다.'],
    examples: [{ $bind: 'page.product.row.name' }],
  }),
  languageCode: labeled(bindable(languageCode).optional(), {
    en: ['Language', 'Language of the names. Usually taken from the treatment of the page.'],
    ko: ['언어', '이름이 쓰인 언어입니다. 보통 페이지의 시술에서 연결합니다.'],
    examples: [{ $bind: 'page.product.row.languageCode' }],
  }),
  currency: labeled(bindable(currency).optional(), {
    en: ['Currency', 'Currency of the prices. Usually taken from the treatment of the page.'],
    ko: ['통화', '가격의 통화입니다. 보통 페이지의 시술에서 연결합니다.'],
    examples: [{ $bind: 'page.product.row.currency' }],
  }),
  options: labeled(bindable(z.array(productOption)).optional(), {
    en: ['Options', 'What visitors can choose. Usually taken from the treatment of the page.'],
    ko: ['옵션', '방문자가 고를 수 있는 옵션입니다. 보통 페이지의 시술에서 연결합니다.'],
    examples: [{ $bind: 'page.product.row.options' }],
  }),
  treatments: labeled(bindable(z.array(treatment)).optional(), {
    en: ['Treatments', 'Several treatments to choose from, those of an event, instead of one.'],
    ko: ['시술 목록', '시술 하나 대신 이벤트의 여러 시술에서 고르게 할 때 연결합니다.'],
    examples: [{ $bind: 'page.exhibition.row.products' }],
  }),
  event: labeled(bindable(productEvent.nullable()).optional(), {
    en: ['Event', 'The event whose prices are shown. Usually taken from the page.'],
    ko: ['이벤트', '가격을 적용할 이벤트입니다. 보통 페이지에서 연결합니다.'],
    examples: [{ $bind: 'page.product.row.event' }],
  }),
  reserve: labeled(action.optional(), {
    en: ['Reserve button', 'Leave it empty to lead to the contact page.'],
    ko: ['예약 버튼', '비워 두면 상담 페이지로 연결됩니다.'],
  }),
  variant: labeled(
    choice({ panel: ['With a frame', '테두리 있음'], plain: ['Without a frame', '테두리 없음'] }).default(
      'panel',
    ),
    sharedLabels.look,
  ),
});

export const meta = {
  label: { ko: '옵션 선택', en: 'Option picker', ja: 'オプション選択', zh: '选择方案' },
  description: {
    en: 'Selectable options of a treatment, or of all treatments of an event, with the estimated price and a reserve button.',
    ko: '시술이나 이벤트의 옵션을 고르고 예상 금액을 확인해 예약합니다.',
  },
  keywords: 'price option select 옵션 가격 선택 料金 選択 价格 选项',
  category: 'product',
  version: 1,
  hydrate: 'visible',
  sources: [],
  slots: {},
  places: ['picker'],
  sharedMessages: ['price', 'product'],
  facts: ['config.hasPriceView', 'config.isIncludeVat', 'config.vatRate'],
} as const satisfies BlockMeta;
