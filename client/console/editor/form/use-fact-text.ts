import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCall } from '../../api/use-call.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePartner } from '../../screens/partner/use-partner.ts';
import { factValue } from './fact-text.ts';
import { useForm } from './form-context.ts';

/** Returns a function that describes the present value of a fact. */
export function useFactText(): (path: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const { code, partner } = usePartner();
  const { languages, timeZone = partner?.timeZone ?? 'UTC' } = useForm();
  const [main = language] = languages;
  const { data } = useCall('partnerFacts', { code });
  return (path) => {
    const value = factValue(path, data, { asked: language, main, timeZone });
    switch (value.kind) {
      case 'text':
        return value.text;
      case 'count':
        return t`${plural(value.count, { one: '# entry', other: '# entries' })}`;
      case 'address':
        return t`From the page’s address`;
      case 'entry':
        return t`From the entry that the page shows`;
      default:
        return data ? t`Currently empty` : '…';
    }
  };
}
