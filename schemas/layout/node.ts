import { z } from 'zod';
import { languageCode } from '#schemas/primitives.ts';
import { choice } from '../choice.ts';
import { labeled, labelMeta } from '../labeled.ts';
import { binding } from './binding.ts';

/** Parameters of a source: literals, or bindings to the route (`params.productId`, `query.page`) and to facts. */
const sourceParams = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()])), binding]),
);

/** A named read. `deferred` ones never delay the page. */
export const sourceRef = z
  .strictObject({
    name: labeled(z.string(), {
      en: ['Kind of content', 'Which content of the clinic is shown.'],
      ko: ['콘텐츠 종류', '병원의 어떤 콘텐츠를 보여 줄지 정합니다.'],
      examples: ['notices'],
    }),
    params: labeled(sourceParams.optional(), {
      en: ['Parameters', 'Which entries are read, and how many.'],
      ko: ['조건', '어떤 항목을 몇 개 불러올지 정합니다.'],
      examples: [{ limit: 5 }, { id: { $bind: 'params.noticeId' } }],
    }),
    deferred: labeled(z.boolean().optional(), {
      en: ['May load later', 'The page appears without waiting for it.'],
      ko: ['나중에 불러오기', '이 콘텐츠를 기다리지 않고 페이지를 먼저 보여 줍니다.'],
    }),
  })
  .meta({ id: 'SourceRef' });
export type SourceRef = z.infer<typeof sourceRef>;

const day = z.iso.date();

/** When a node is shown. `from` and `until` are days in the partner's time zone, inclusive. CSS handles `devices`. */
const when = z
  .strictObject({
    locales: labeled(z.array(languageCode).min(1).optional(), {
      en: ['Languages', 'Shown only in these languages.'],
      ko: ['언어', '이 언어에서만 표시됩니다.'],
    }),
    devices: labeled(
      z
        .array(choice({ PC: ['Computers', 'PC'], MOBILE: ['Phones', '모바일'] }))
        .min(1)
        .optional(),
      {
        en: ['Devices', 'Shown only on computers or phones.'],
        ko: ['기기', 'PC 또는 모바일에서만 표시됩니다.'],
      },
    ),
    from: labeled(day.optional(), {
      en: ['From', 'First day on which it is shown, in the time zone of the clinic.'],
      ko: ['시작일', '이날부터 표시됩니다. 병원의 시간대 기준입니다.'],
      examples: ['2026-12-20'],
    }),
    until: labeled(day.optional(), {
      en: ['Until', 'Last day on which it is shown, in the time zone of the clinic.'],
      ko: ['종료일', '이날까지 표시됩니다. 병원의 시간대 기준입니다.'],
      examples: ['2026-12-31'],
    }),
    homepageTypes: labeled(
      z
        .array(
          choice({
            COMMERCE: ['Commerce', '커머스'],
            HYBRID: ['Hybrid', '하이브리드'],
            BRANDING: ['Branding', '브랜딩'],
          }),
        )
        .min(1)
        .optional(),
      {
        en: ['Types of site', 'Shown only if the site is of one of these types.'],
        ko: ['홈페이지 유형', '사이트가 이 유형일 때만 표시됩니다.'],
      },
    ),
  })
  .meta({ id: 'When' });
export type When = z.infer<typeof when>;

/**
 * An instance of a block. Only the outer shape of `data` is checked here; engine/resolve/validate-site checks it
 * against the block's own schema.
 */
export const node = z
  .strictObject({
    id: labeled(
      z.string().regex(/^[a-zA-Z][\w-]*$/, 'an id starts with a letter and has letters, digits, _ and -'),
      {
        en: ['Name', 'Unique within the page. Links can lead to it as #name.'],
        ko: ['이름', '페이지 안에서 하나뿐인 영문 이름입니다. #이름으로 연결할 수 있습니다.'],
        examples: ['hero', 'notice-list'],
      },
    ),
    type: labeled(z.string().min(1), {
      en: ['Block', 'What kind of section or control it is.'],
      ko: ['블록', '어떤 종류의 섹션이나 기능인지 정합니다.'],
      examples: ['NoticeList'],
    }),
    v: labeled(z.int().min(1), {
      en: ['Version', 'Version of the block for which the content was written.'],
      ko: ['버전', '내용이 작성된 블록의 버전입니다.'],
      examples: [1],
    }),
    data: labeled(z.record(z.string(), z.unknown()), {
      en: ['Fields', 'What is shown, by the fields of the block.'],
      ko: ['내용', '블록에 표시할 내용입니다.'],
      examples: [{ title: { ko: '공지사항', en: 'Notices', ja: 'お知らせ', zh: '公告' } }],
    }),
    source: labeled(sourceRef.optional(), {
      en: ['Content', 'Content of the clinic that is shown, such as notices.'],
      ko: ['콘텐츠', '보여 줄 병원 콘텐츠입니다. 예: 공지사항'],
    }),
    get slots() {
      // A generic function would make the type of this getter depend on itself.
      return z
        .record(z.string(), z.array(node))
        .optional()
        .meta(
          labelMeta({
            en: ['Blocks inside', 'Blocks inside this one, by place.'],
            ko: ['안쪽 블록', '이 블록 안에 넣는 블록입니다.'],
          }),
        );
    },
    hidden: labeled(z.boolean().optional(), {
      en: ['Hidden', 'Nobody sees it or what is inside it, until it is shown again.'],
      ko: ['숨김', '다시 표시할 때까지 안쪽 블록까지 모두 보이지 않습니다.'],
    }),
    when: labeled(when.optional(), {
      en: ['Shown when', 'All conditions must be met. Without any it is always shown.'],
      ko: ['표시 조건', '모든 조건에 맞아야 표시됩니다. 조건이 없으면 항상 표시됩니다.'],
    }),
    whenEmpty: labeled(
      choice({ hide: ['Hide it', '숨기기'], show: ['Show a message', '안내 문구 보여 주기'] }).optional(),
      {
        en: [
          'When empty',
          'What a list without entries does. Without a choice it is hidden on the home page only.',
        ],
        ko: [
          '비어 있을 때',
          '보여 줄 항목이 없는 목록을 어떻게 할지 고릅니다. 정하지 않으면 홈에서만 숨깁니다.',
        ],
      },
    ),
  })
  .meta({ id: 'Node' });
export type LayoutNode = z.infer<typeof node>;
