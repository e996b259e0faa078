/** JSON types and syntax, as messages name them. */
const words: Record<string, string> = {
  array: '목록',
  object: '객체 { }',
  record: '객체 { }',
  string: '텍스트',
  number: '숫자',
  int: '정수',
  boolean: 'true 또는 false',
  null: 'null',
  'invalid symbol': '알 수 없는 기호가 있습니다',
  'invalid number format': '숫자 형식이 잘못되었습니다',
  'property name expected': '키 이름이 필요합니다',
  'value expected': '값이 필요합니다',
  'colon expected': '콜론(:)이 필요합니다',
  'comma expected': '쉼표(,)가 필요합니다',
  'close brace expected': '닫는 중괄호(})가 필요합니다',
  'close bracket expected': '닫는 대괄호(])가 필요합니다',
  'end of file expected': '문서가 끝난 뒤에 내용이 더 있습니다',
  'invalid comment token': '주석 형식이 잘못되었습니다',
  'unexpected end of comment': '주석이 닫히지 않았습니다',
  'unexpected end of string': '따옴표가 닫히지 않았습니다',
  'unexpected end of number': '숫자가 끝나지 않았습니다',
  'invalid unicode': '유니코드 표기가 잘못되었습니다',
  'invalid escape character': '역슬래시(\\) 뒤의 문자가 잘못되었습니다',
  'invalid character': '사용할 수 없는 문자가 있습니다',
};
const word = (name: string) => words[name] ?? name;
const types = (names: string) => names.split(' or ').map(word).join(' 또는 ');

/** Messages of engine/resolve and of the schemas: pattern → Korean, with the groups of the pattern. */
const table: [RegExp, (...groups: string[]) => string][] = [
  [/^JSON: nested deeper than (\d+) levels$/, (n) => `JSON: ${n}단계보다 깊게 중첩되었습니다`],
  [/^JSON: more than (\d+) values$/, (n) => `JSON: 값이 ${n}개보다 많습니다`],
  [/^Too many pages: at most (\d+)$/, (n) => `페이지가 너무 많습니다: 최대 ${n}개`],
  [/^Too many blocks inside: at most (\d+)$/, (n) => `안쪽 블록이 너무 많습니다: 최대 ${n}개`],
  [/^Too many blocks: at most (\d+)$/, (n) => `블록이 너무 많습니다: 최대 ${n}개`],
  [/^Too many sources: at most (\d+)$/, (n) => `소스가 너무 많습니다: 최대 ${n}개`],
  [/^Too many characters: at most (\d+)$/, (n) => `내용이 너무 깁니다: 최대 ${n}자`],
  [/^JSON: (.+)$/, (what) => `JSON: ${word(what)}`],
  [/^Key "(.*)" is given twice$/, (key) => `"${key}" 키가 두 번 있습니다`],
  [
    /^Unknown key "(.*)", expected one of (.+)$/,
    (key, all) => `알 수 없는 키 "${key}" (사용할 수 있는 키: ${all})`,
  ],
  [/^Unknown key "(.*)"$/, (key) => `알 수 없는 키 "${key}"`],
  [/^Missing key "(.*)", expected (?:one of )?(.+)$/, (key, all) => `"${key}" 키가 없습니다 (값: ${all})`],
  [/^Missing key "(.*)"$/, (key) => `"${key}" 키가 없습니다`],
  [/^"(.*)" can only be (.+)$/, (key, value) => `"${key}" 값은 ${value}만 가능합니다`],
  [/^Expected one of (.+)$/, (all) => `다음 중 하나여야 합니다: ${all}`],
  [/^Expected at least one language$/, () => '언어가 하나 이상 있어야 합니다'],
  [
    /^Expected ((?:(?:array|object|record|string|number|int|boolean|null)(?: or )?)+)$/,
    (names) => `값의 종류가 다릅니다: ${types(names)} 자리입니다`,
  ],
  [/^Expected (\S+(?: or \S+)*)$/, (value) => `값은 ${value}이어야 합니다`],
  [/^Invalid value$/, () => '값이 올바르지 않습니다'],
  [
    /^Too small: expected (\w+) to have >=(\d+) (\w+)$/,
    (type, n) => `${word(type)}: 최소 ${n}개(자)가 필요합니다`,
  ],
  [
    /^Too big: expected (\w+) to have <=(\d+) (\w+)$/,
    (type, n) => `${word(type)}: 최대 ${n}개(자)까지입니다`,
  ],
  [
    /^Too small: expected \w+ to be (>=?)(\S+)$/,
    (sign, n) => `${n}${sign === '>' ? '보다 커야' : ' 이상이어야'} 합니다`,
  ],
  [
    /^Too big: expected \w+ to be (<=?)(\S+)$/,
    (sign, n) => `${n}${sign === '<' ? '보다 작아야' : ' 이하여야'} 합니다`,
  ],
  [/^Invalid ISO date$/, () => '날짜는 2026-12-31과 같은 형식이어야 합니다'],
  [/^Invalid string: must start with "(.+)"$/, (start) => `"${start}"(으)로 시작해야 합니다`],
  [/^Unknown template "(.*)"$/, (name) => `알 수 없는 템플릿 "${name}"`],
  [/^Unknown block "(.*)"$/, (name) => `알 수 없는 블록 "${name}"`],
  [/^Unknown source "(.*)"$/, (name) => `알 수 없는 소스 "${name}"`],
  [/^Unknown token "(.*)"$/, (name) => `알 수 없는 테마 토큰 "${name}"`],
  [/^Unknown fact "(.*)"$/, (name) => `알 수 없는 병원 정보 "${name}"`],
  [
    /^Unknown binding "(.*)": the clock only knows today$/,
    (name) => `알 수 없는 연결 "${name}": clock에는 today만 있습니다`,
  ],
  [
    /^Unknown binding "(.*)": the page key has no such parameter$/,
    (name) => `알 수 없는 연결 "${name}": 페이지 키에 이 매개변수가 없습니다`,
  ],
  [
    /^Unknown binding "(.*)": the page has no such source$/,
    (name) => `알 수 없는 연결 "${name}": 페이지에 이 소스가 없습니다`,
  ],
  [/^Unknown binding "(.*)"$/, (name) => `알 수 없는 연결 "${name}"`],
  [/^A source cannot depend on another source$/, () => '소스는 다른 소스의 결과를 사용할 수 없습니다'],
  [
    /^Duplicate id; every node of a page has its own$/,
    () => 'id가 중복되었습니다. 한 페이지의 노드는 각자 다른 id를 가집니다',
  ],
  [
    /^Block "(.*)" has version (\d+) here; this node was written for a later one$/,
    (name, v) => `이 사이트의 "${name}" 블록은 버전 ${v}입니다. 이 노드는 더 새로운 버전용입니다`,
  ],
  [/^Block "(.*)" needs a source \((.*)\)$/, (name, all) => `"${name}" 블록에는 소스가 필요합니다 (${all})`],
  [
    /^Block "(.*)" cannot show source "(.*)"; it shows (.*)$/,
    (name, source, all) => `"${name}" 블록은 "${source}" 소스를 표시할 수 없습니다 (가능한 소스: ${all})`,
  ],
  [/^Block "(.*)" takes no source$/, (name) => `"${name}" 블록은 소스를 사용하지 않습니다`],
  [
    /^Block "(.*)" has no slot "(.*); it has (.*)$/,
    (name, slot, all) => `"${name}" 블록에 "${slot.replace(/"$/, '')}" 슬롯이 없습니다 (있는 슬롯: ${all})`,
  ],
  [/^Block "(.*)" has no slot "(.*)"$/, (name, slot) => `"${name}" 블록에 "${slot}" 슬롯이 없습니다`],
  [
    /^Slot "(.*)" takes at most (\d+) nodes$/,
    (name, n) => `"${name}" 슬롯에는 노드를 최대 ${n}개까지 넣을 수 있습니다`,
  ],
  [
    /^Source "(.*)" has no parameter "(.*)"$/,
    (name, param) => `"${name}" 소스에 "${param}" 매개변수가 없습니다`,
  ],
  [/^A page key starts with \/$/, () => '페이지 키는 /로 시작합니다'],
  [/^A page key does not end with \/$/, () => '페이지 키는 /로 끝나지 않습니다'],
  [/^A page key has no blanks, no \? and no #$/, () => '페이지 키에는 공백, ?, #을 쓸 수 없습니다'],
  [
    /^A page key has no language; the page is shown in all of them$/,
    () => '페이지 키에는 언어를 쓰지 않습니다. 페이지는 모든 언어로 표시됩니다',
  ],
  [
    /^A token is named group\.name, as in color\.primary\.500$/,
    () => '토큰 이름은 color.primary.500처럼 그룹.이름 형식입니다',
  ],
  [
    /^A token is one CSS value, closed and without url\(\)$/,
    () => '토큰은 url()이 없는 완결된 CSS 값 하나입니다',
  ],
  [
    /^A token is one CSS value, of functions that compute$/,
    () => '토큰은 계산 함수만 쓰는 CSS 값 하나입니다',
  ],
  [/^A token is no longer than (\d+) characters$/, (n) => `토큰 값은 ${n}자를 넘을 수 없습니다`],
  [
    /^Expected a color such as (.+)$/,
    () => '#7a5c45, rgb(122 92 69), var(--color-primary-600)과 같은 색이어야 합니다',
  ],
  [/^"(.*)" is not a color$/, (name) => `"${name}"은(는) 색이 아닙니다`],
  [/^"(.*)" takes its value from itself$/, (name) => `"${name}" 값이 자기 자신을 참조합니다`],
  [
    /^An id starts with a letter and has letters, digits, _ and -$/,
    () => 'id는 영문자로 시작하고 영문자, 숫자, _, -만 씁니다',
  ],
  [
    /^Expected \/path, http\(s\), tel, mailto or a map or chat app link$/,
    () => '/경로, http(s), tel, mailto 또는 지도·채팅 앱 주소여야 합니다',
  ],
  [/^Expected \/files\/… or an http\(s\) address$/, () => '/files/…나 http(s) 주소여야 합니다'],
  [/^Expected a path or a web address$/, () => '경로나 웹 주소여야 합니다'],
  [/^Expected a hex color such as (.+)$/, () => '#7a5c45와 같은 16진수 색이어야 합니다'],
  [/^Expected two colors such as (.+)$/, () => '#c97,#875와 같은 색 두 개여야 합니다'],
];

/** A message of engine/resolve or of a schema in Korean; undefined if the table has none. */
export function inKorean(message: string): string | undefined {
  for (const [pattern, translate] of table) {
    const match = pattern.exec(message);
    if (match) return translate(...match.slice(1));
  }
  return undefined;
}
