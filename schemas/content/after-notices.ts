import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { id, localized, localizedHtml } from '../primitives.ts';
import { contentPicture, entryOf, fileOf } from './common.ts';

/** Post-treatment instructions. */
export const afterNoticeContent = z.strictObject({
  id,
  title: labeled(localized, {
    en: ['Title', 'Shown in the list of instructions, such as “After a lifting”.'],
    ko: ['제목', '시술 후 안내 목록에 표시됩니다. 예: 리프팅 후 주의사항'],
  }),
  content: labeled(localizedHtml, {
    en: ['Text', 'Shown when visitors open the instructions.'],
    ko: ['본문', '제목을 누르면 펼쳐지는 안내입니다.'],
  }),
  image: labeled(contentPicture.optional(), {
    en: ['Picture', 'Beside the text. Without it the text takes the whole width.'],
    ko: ['이미지', '본문 옆에 표시됩니다. 비워 두면 글만 표시됩니다.'],
  }),
  productIds: labeled(z.array(entryOf('products')).default([]), {
    en: ['Treatments', 'The treatments that it is about. Without any it is only in the list of all.'],
    ko: ['관련 시술', '이 안내가 해당하는 시술입니다. 비워 두면 전체 목록에만 표시됩니다.'],
  }),
});

export const afterNoticesFile = fileOf(afterNoticeContent);
