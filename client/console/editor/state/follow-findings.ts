import type { Json } from '#schemas/json.ts';
import type { Finding } from '#schemas/operator/finding.ts';
import { followNode } from '../document/follow-node.ts';
import { isEqual, startsWith } from '../document/operations.ts';
import { jsonAt, type Path } from '../document/parse-document.ts';
import type { SiteDocument } from '../document/site-document.ts';

/**
 * What was found in an earlier text, as it applies to the document now: findings follow nodes that have moved. A value that
 * has changed may be fine by now, so its findings are left out until the next check, except while it is being typed.
 * @param checked value of the text that the findings are of
 */
export function followFindings<F extends Pick<Finding, 'path'>>(
  findings: readonly F[],
  checked: Json | undefined,
  document: SiteDocument,
): readonly F[] {
  const { value, past } = document;
  // A text with a syntax error has no places.
  if (value === undefined || checked === undefined) return findings;
  const last = past.at(-1);
  const edited = last && last.group !== '' ? last.path : null;
  const followed = findings.flatMap((finding) => {
    const path = followNode(checked, value, finding.path);
    if (!path) return [];
    const isStill =
      (edited && isSameField(path, edited)) || isEqual(jsonAt(checked, finding.path), jsonAt(value, path));
    if (!isStill) return [];
    return path === finding.path ? [finding] : [{ ...finding, path }];
  });
  const isUnchanged =
    followed.length === findings.length && followed.every((one, at) => one === findings[at]);
  return isUnchanged ? findings : followed;
}

/** Whether one of two values is within the other and not an item of a list in it. */
function isSameField(one: Path, other: Path): boolean {
  const [outer, inner] = one.length < other.length ? [one, other] : [other, one];
  return startsWith(inner, outer) && inner.slice(outer.length).every((step) => typeof step === 'string');
}
