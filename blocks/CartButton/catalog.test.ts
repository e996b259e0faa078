import { expect, test } from 'vitest';
import { catalogOf } from '#engine/render/block-catalog.ts';
import type { BlockDefinition } from '#registry/contract.ts';
import drawerMessages from './drawer-messages.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };
import { meta } from './schema.ts';

test('pages carry only the messages of the cart button, not those of the drawer', () => {
  const inPage = Object.keys(catalogOf({ meta, messages } as unknown as BlockDefinition, 'ko'));
  expect(inPage).toEqual(['noneSelected', 'selected']);
  for (const key of inPage) expect(Object.keys(drawerMessages)).not.toContain(key);
});
