import { useLingui } from '@lingui/react/macro';
import { globalSlotTable } from '#schemas/layout/slots.ts';
import { useLanguage } from '../../language/use-language.ts';
import { type SettingGroup, settingGroups } from './setting-groups.ts';
import { useGroupTexts } from './use-places.ts';

type Props = {
  /** What the site document calls the patterns of titles. */
  titles: string;
  /** Whether the facts of the clinic can be changed here. */
  hasFacts: boolean;
};

/** Links to the parts of the settings, which are many screens long. */
export function SettingsContents({ titles, hasFacts }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const texts = useGroupTexts();
  const groups = (Object.keys(settingGroups) as SettingGroup[]).filter((group) => {
    const { of } = settingGroups[group];
    return hasFacts || (of !== 'partner' && of !== 'hours');
  });
  const parts = [
    {
      heading: t`Settings of the clinic`,
      links: groups.map((group) => ({ id: `settings-${group}`, name: texts[group].title })),
    },
    {
      heading: t`In the site document`,
      links: [
        { id: 'template', name: t`Template` },
        { id: 'languages', name: t`Languages` },
        { id: 'titles', name: titles },
        ...(['widget', 'floatingButton'] as const).map((slot) => ({
          id: `slot-${slot}`,
          name: globalSlotTable[slot].label[language][0],
        })),
      ],
    },
  ];
  return (
    <nav className="SettingsContents" aria-label={t`Parts of the settings`}>
      {parts.map(({ heading, links }) => (
        <section key={heading} className="SettingsContents-part">
          <p className="Field-label">{heading}</p>
          <ul>
            {links.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    // The URL stays: a change of it would ask about what is not saved.
                    event.preventDefault();
                    leadTo(id);
                  }}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Shows a part and moves the focus to its heading. */
function leadTo(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.closest('section')?.scrollIntoView();
}
