import type { Fixtures } from '#blocks/_ui/fixtures.ts';

export const fixtures = {
  default: { data: {} },
  minimal: { data: { title: '동의', text: '허용할까요?' } },
  extreme: { data: { title: '긴제목'.repeat(30), text: '긴설명'.repeat(200) } },
} satisfies Fixtures;
