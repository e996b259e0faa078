import type { Finding } from '#schemas/operator/finding.ts';
import { useLanguage } from '../language/use-language.ts';

/** What is wrong and what to do about it, in the operator's language. */
export function FindingText({ finding: { message, remedy } }: { finding: Finding }) {
  const language = useLanguage();
  return (
    <>
      <p>{message[language]}</p>
      {remedy && <p className="Finding-remedy">{remedy[language]}</p>}
    </>
  );
}
