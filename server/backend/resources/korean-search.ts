import type { CallContext } from '#server/backend/context/context.ts';
import { withoutParticles } from '../database/search.ts';

type Search<Params, Response> = (context: CallContext, params: Params) => Promise<Response>;

/** Lets a list search again without the Korean particles of the keyword ("슈링크를") where nothing contains it as typed. */
export const alsoWithoutParticles =
  <Params extends { keyword?: string | undefined }, Response extends { count: number }>(
    list: Search<Params, Response>,
  ): Search<Params, Response> =>
  async (context, params) => {
    const found = await list(context, params);
    const keyword = withoutParticles(params.keyword);
    return found.count > 0 || keyword === undefined ? found : list(context, { ...params, keyword });
  };
