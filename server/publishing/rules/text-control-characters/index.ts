import { defineRule } from '../../rule.ts';
import { controlCharacter, withoutControlCharacters } from '../../texts/control-characters.ts';
import { textEntries } from '../../texts/text-entries.ts';

export default defineRule({
  level: 'error',
  title: { ko: '보이지 않거나 깨진 글자', en: 'Invisible or broken characters' },
  about: {
    ko: '보이지 않거나 깨진 글자는 검색과 복사, 줄바꿈을 망가뜨립니다. 다른 프로그램에서 붙여 넣을 때 자주 들어옵니다.',
    en: 'Invisible or broken characters break searching, copying and lines. They often come with pasted texts.',
  },
  *check({ texts }) {
    for (const { path, value } of textEntries(texts)) {
      const found = controlCharacter(value);
      if (!found) continue;
      const clean = withoutControlCharacters(value);
      yield {
        path,
        message: {
          ko: `문구에 보이지 않거나 깨진 글자 ${found.code}이(가) 있습니다`,
          en: `The text has a ${found.name} (${found.code})`,
        },
        remedy: { ko: '그 글자를 지우고 다시 쓰세요.', en: 'Remove the character and type the text again.' },
        ...(controlCharacter(clean) ? {} : { fix: [{ path: [...path], value: clean }] }),
      };
    }
  },
  examples: {
    passing: [{ document: { menu: [{ url: '/products', title: { ko: '두\n줄', en: 'Family 👨‍👩‍👧' } }] } }],
    failing: [
      { document: { menu: [{ url: '/products', title: '시\u200b술' }] }, at: 'menu[0].title' },
      { document: { menu: [{ url: '/products', title: '시술\u0007' }] }, at: 'menu[0].title' },
      { document: { menu: [{ url: '/products', title: '시\ufffd' }] }, at: 'menu[0].title' },
    ],
  },
});
