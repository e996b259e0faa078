import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../language/use-language.ts';
import { labelOfSetting } from '../settings/setting-groups.ts';
import { type Entry, memberOf, type Sentences } from './entry.ts';

/** Sentences about pictures, popups and settings. @param main the clinic's main language, for titles of popups */
export function useContentSentences(main: string): Sentences {
  const { t } = useLingui();
  const language = useLanguage();
  const popup = (which: string, value: Entry['before']) => {
    const title = titleOfPopup(value, main);
    return title ? t`popup “${title}”` : t`popup ${which}`;
  };
  return {
    uploadMedia: ({ who, which, before }) =>
      typeof before === 'string'
        ? t`${who} replaced the picture ${which}`
        : t`${who} uploaded the picture ${which}`,
    deleteMedia: ({ who, which }) => t`${who} deleted the picture ${which}`,
    createPopup: ({ who, which, after }) => {
      const one = popup(which, after);
      return t`${who} added the ${one}`;
    },
    savePopup: ({ who, which, after }) => {
      const one = popup(which, after);
      return t`${who} changed the ${one}`;
    },
    deletePopup: ({ who, which, before }) => {
      const one = popup(which, before);
      return t`${who} deleted the ${one}`;
    },
    orderPopups: ({ who }) => t`${who} changed the order of the popups`,
    saveClinicSettings: ({ who, before, after }) => {
      const changed = settingParts.flatMap((part) => {
        const names = new Set([memberOf(before, part), memberOf(after, part)].flatMap(namesIn));
        if (part === 'hours') return names.size > 0 ? [t`Opening hours`] : [];
        return [...names].map((name) => labelOfSetting(part, name, language).title);
      });
      if (changed.length === 0) return undefined;
      const titles = changed.join(', ');
      return t`${who} changed settings of the clinic: ${titles}`;
    },
  };
}

const settingParts = ['partner', 'hours', 'config', 'marketing'] as const;

const namesIn = (value: Entry['before']) =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

function titleOfPopup(popup: Entry['before'], main: string): string | undefined {
  const items = memberOf(popup, 'items');
  const title = Array.isArray(items) ? memberOf(items[0], 'title') : undefined;
  const text = memberOf(title, main);
  return typeof text === 'string' && text ? text : undefined;
}
