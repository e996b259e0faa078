import { testBlock } from '#tests/contract/test-block.ts';

testBlock(
  import.meta.dirname,
  import.meta.glob(['./{index,schema,fixtures,migrations}.{ts,tsx}', './messages.json'], { eager: true }),
);
