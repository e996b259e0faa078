import type { Finding } from '#schemas/operator/finding.ts';
import { useLanguage } from '../language/use-language.ts';

/** What a rule finds, in a few words, with its id for those who look it up. */
export function RuleTitle({ finding: { title, rule } }: { finding: Pick<Finding, 'title' | 'rule'> }) {
  const language = useLanguage();
  if (!title) return <code>{rule}</code>;
  return (
    <>
      {title[language]} <code className="RuleTitle-id">{rule}</code>
    </>
  );
}
