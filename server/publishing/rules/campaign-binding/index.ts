import { isCampaignName } from '#engine/route/campaign.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'error',
  title: { ko: '광고 추적 값의 연결', en: 'Link to a tracking parameter' },
  about: {
    ko: '방문 경로를 추적하는 쿼리는 페이지에서 읽을 수 없습니다.',
    en: 'Pages never receive query parameters that only track where a visitor comes from.',
  },
  check: ({ bindings }) =>
    bindings
      .filter(({ bind }) => bind.startsWith('query.') && isCampaignName(bind.slice('query.'.length)))
      .map(({ path, bind }) => ({
        path: [...path, '$bind'],
        message: {
          ko: `페이지는 방문 경로와 관계없이 같으므로 "${bind}" 값을 읽을 수 없습니다`,
          en: `Pages are the same wherever a visitor comes from, and cannot read "${bind}"`,
        },
      })),
  examples: {
    passing: [{ document: titled('query.keyword') }],
    failing: [
      { document: titled('query.utm_source'), at: 'pages["/a"].sections[0].data.title.$bind' },
      { document: titled('query.gclid'), at: 'pages["/a"].sections[0].data.title.$bind' },
    ],
  },
});

function titled($bind: string) {
  const intro = { id: 'intro', type: 'PageIntro', v: 1, data: { title: { $bind } } };
  return { pages: { '/a': { sections: [intro] } } };
}
