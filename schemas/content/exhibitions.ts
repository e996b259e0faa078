import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { id, localized, localizedHtml } from '../primitives.ts';
import { contentPicture, entryOf, fileOf, hasPeriod, periodFields, periodMessage } from './common.ts';

/** A special event. */
export const exhibitionContent = z
  .strictObject({
    id,
    title: labeled(localized, {
      en: ['Title', 'Shown in lists of events, on the event’s own page and in search results.'],
      ko: ['제목', '이벤트 목록과 이벤트 페이지, 검색 결과에 표시됩니다.'],
    }),
    summary: labeled(localized.optional(), {
      en: ['Short text', 'One or two sentences under the title. Empty leaves them out.'],
      ko: ['짧은 소개', '제목 아래 한두 문장입니다. 비워 두면 표시되지 않습니다.'],
    }),
    image: labeled(contentPicture, {
      en: ['Picture', 'In lists of events and large on the event’s own page.'],
      ko: ['이미지', '이벤트 목록에 표시되고, 이벤트 페이지에는 크게 표시됩니다.'],
    }),
    description: labeled(localizedHtml, {
      en: ['Text', 'What visitors read on the event’s own page.'],
      ko: ['본문', '이벤트 페이지에 표시되는 글입니다.'],
    }),
    productIds: labeled(z.array(entryOf('products')).default([]), {
      en: [
        'Treatments',
        'Shown below the text, in the order of the list of treatments. Without any the part is left out.',
      ],
      ko: ['시술', '본문 아래에 시술 목록의 순서대로 표시됩니다. 비워 두면 표시되지 않습니다.'],
    }),
    ...periodFields,
  })
  .refine(hasPeriod, periodMessage);

export const exhibitionsFile = fileOf(exhibitionContent);
