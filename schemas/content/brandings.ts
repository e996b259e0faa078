import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { id, localized, localizedHtml } from '../primitives.ts';
import { contentPicture, fileOf } from './common.ts';

const brandingSectionContent = z.strictObject({
  title: labeled(localized.optional(), {
    en: ['Heading', 'Above the text. Without it the chapter has none.'],
    ko: ['소제목', '글 위에 표시됩니다. 비워 두면 소제목 없이 표시됩니다.'],
  }),
  content: labeled(localizedHtml, {
    en: ['Text', 'The text of this chapter.'],
    ko: ['본문', '이 단락의 글입니다.'],
  }),
  image: labeled(contentPicture.optional(), {
    en: ['Picture', 'Beside the text. Without it the chapter has words only.'],
    ko: ['이미지', '글 옆에 표시됩니다. 비워 두면 글만 표시됩니다.'],
  }),
});

/** A story page. Pages are shown in file order. */
export const brandingContent = z.strictObject({
  id,
  title: labeled(localized, {
    en: [
      'Title',
      'Shown in the list of stories and above the story. A line break is visible above the story.',
    ],
    ko: ['제목', '목록과 본문 위에 표시됩니다. 줄바꿈은 본문 위에서만 보입니다.'],
    multiline: true,
  }),
  summary: labeled(localized.optional(), {
    en: ['Short text', 'One or two sentences under the title. Empty leaves them out.'],
    ko: ['짧은 소개', '제목 아래 한두 문장입니다. 비워 두면 표시되지 않습니다.'],
  }),
  image: labeled(contentPicture.optional(), {
    en: ['Picture', 'In the list and large above the story. Empty leaves it out.'],
    ko: ['대표 이미지', '목록과 본문 위에 크게 표시됩니다. 비워 두면 표시되지 않습니다.'],
  }),
  sections: labeled(z.array(brandingSectionContent).min(1), {
    en: ['Chapters', 'The parts of the story, from top to bottom. At least one.'],
    ko: ['본문 단락', '위에서부터 차례로 표시됩니다. 하나 이상 필요합니다.'],
  }),
});

export const brandingsFile = fileOf(brandingContent);
