import { defineRule } from '../../rule.ts';
import { placeholderIn } from '../../texts/placeholders.ts';
import { eachText, quoted, readable } from '../../texts/text-entries.ts';

export default defineRule({
  level: 'error',
  title: { ko: '임시 문구', en: 'Placeholder text' },
  about: {
    ko: '“제목을 입력하세요”, lorem ipsum, TODO, {{name}} 같은 임시 문구는 게시하지 않습니다.',
    en: 'Placeholders such as lorem ipsum, TODO or {{name}} are not published.',
  },
  check: eachText((entry) => {
    const placeholder = placeholderIn(readable(entry));
    return (
      placeholder && {
        message: {
          ko: `임시 문구 ${quoted(placeholder.found)}이(가) 남아 있습니다`,
          en: `The text has ${placeholder.kind}: ${quoted(placeholder.found)}`,
        },
        remedy: { ko: '실제 문구로 바꾸세요.', en: 'Replace it with the real text.' },
      }
    );
  }),
  examples: {
    passing: [
      {
        document: {
          menu: [{ url: '/products', title: { ko: '제목 없는 하루', en: 'A test of endurance' } }],
        },
      },
      { document: { menu: [{ url: '/products', title: { ko: '예약 시간을 입력해 주세요', en: 'TODAY' } }] } },
    ],
    failing: [
      { document: { menu: [{ url: '/products', title: 'Lorem ipsum dolor' }] }, at: 'menu[0].title' },
      { document: { menu: [{ url: '/products', title: '제목을 입력하세요' }] }, at: 'menu[0].title' },
      { document: { menu: [{ url: '/products', title: 'Hello {{name}}' }] }, at: 'menu[0].title' },
      { document: { menu: [{ url: '/products', title: 'TODO' }] }, at: 'menu[0].title' },
      { document: { menu: [{ url: '/products', title: 'タイトルを入力' }] }, at: 'menu[0].title' },
      { document: { menu: [{ url: '/products', title: '请输入标题' }] }, at: 'menu[0].title' },
    ],
  },
});
