import type { PageContext } from '#engine/context/page-context.ts';
import type { SourceOutcome } from '#engine/data/load-sources.ts';
import type { NodeTrace } from '#engine/render/trace-node.ts';
import type { When } from '#schemas/layout/node.ts';
import type { OperatorText } from '#schemas/operator/finding.ts';
import type { NodeExplanation } from '#schemas/operator/preview.ts';
import { zonedDay } from '#schemas/time/zone.ts';
import { joined, operatorMessage } from './explanation-text.ts';
import type { PlacedNode } from './placed-nodes.ts';

export type Device = NonNullable<When['devices']>[number];
type Reasons = NodeExplanation['reasons'];

/** What is known about a node on a page. */
type NodeFindings = {
  placed: PlacedNode;
  /** Undefined if it was not rendered. */
  rendered: NodeTrace | undefined;
  /** The answer of its source, if it has one and was selected. */
  answer: SourceOutcome | undefined;
  context: PageContext;
  device: Device | undefined;
  isParentShown: boolean;
  /** The page's own reads that failed, so that it has no content. */
  failedOwn: readonly string[];
  /** What operators call a source. */
  titleOf: (source: string) => OperatorText;
};

/** Why a node is not shown: every reason that applies, or none if it is. */
export function whyHidden(found: NodeFindings): Reasons {
  const { placed, rendered, answer, context, device, isParentShown, failedOwn, titleOf } = found;
  const { unplaced, node } = placed;
  if (unplaced) return [{ code: unplaced, text: operatorMessage(`why.${unplaced}`) }];
  const conditions = [...byFlag(node), ...byConditions(node.when, context, device)];
  if (!rendered && !placed.parent && conditions.length === 0)
    return [readFailed(joined(failedOwn.map(titleOf)))];
  if (!isParentShown || (!rendered && conditions.length === 0))
    return [...conditions, { code: 'parent', text: operatorMessage('why.parent') }];
  if (!rendered) return conditions;
  return [...conditions, ...byRendering(rendered, answer, titleOf(node.source?.name ?? ''))];
}

function byRendering(
  { problem, isFailedRead, isUnneeded, isEmpty }: NodeTrace,
  answer: SourceOutcome | undefined,
  source: OperatorText,
): Reasons {
  if (problem !== undefined && isFailedRead) return [readFailed(source)];
  if (problem !== undefined) return [{ code: 'error', text: operatorMessage('why.error', { problem }) }];
  if (isUnneeded) return [{ code: 'not-needed', text: operatorMessage('why.not-needed') }];
  if (!isEmpty) return [];
  if (answer?.ok === false) return [readFailed(source)];
  const { rows } = (answer?.value ?? {}) as { rows?: unknown };
  if (Array.isArray(rows) && rows.length === 0)
    return [{ code: 'no-rows', text: operatorMessage('why.no-rows', { source }) }];
  return [{ code: 'nothing', text: operatorMessage('why.nothing') }];
}

const readFailed = (source: OperatorText): Reasons[number] => ({
  code: 'read-failed',
  text: operatorMessage('why.read-failed', { source }),
});

const byFlag = ({ hidden }: PlacedNode['node']): Reasons =>
  hidden ? [{ code: 'hidden', text: operatorMessage('why.hidden') }] : [];

/** The conditions of `when` that do not hold. CSS handles devices, so such a node is part of the page. */
function byConditions(
  when: When = {},
  { locale, config, now }: PageContext,
  device: Device | undefined,
): Reasons {
  const { locales, homepageTypes, from, until, devices } = when;
  const { homepageType, timeZone } = config;
  const day = zonedDay(now, timeZone);
  const reasons: Reasons = [];
  if (locales && !locales.includes(locale))
    reasons.push({ code: 'language', text: operatorMessage('why.language', { language: locale }) });
  if (homepageTypes && !homepageTypes.includes(homepageType))
    reasons.push({
      code: 'homepage-type',
      text: operatorMessage('why.homepage-type', { type: homepageType }),
    });
  if ((from && day < from) || (until && day > until)) {
    const period = `${from ?? ''} – ${until ?? ''}`.trim();
    reasons.push({ code: 'date', text: operatorMessage('why.date', { period, day }) });
  }
  if (device && devices && !devices.includes(device))
    reasons.push({ code: 'device', text: operatorMessage('why.device', { device }) });
  return reasons;
}
