import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { languageCodes } from '#schemas/language-codes.ts';
import { jsonAt } from '../../editor/document/parse-document.ts';
import { Field } from '../../editor/form/Field.tsx';
import { useLanguageNames } from '../../editor/form/language-names.ts';
import type { useOpenSite } from '../document/use-open-site.ts';
import { countTexts } from './count-texts.ts';
import { PlaceNote } from './PlaceNote.tsx';

/** The languages of the site, and what each lacks in the document; the entries of the language switcher. */
export function LanguageSettings({ site }: { site: ReturnType<typeof useOpenSite> }) {
  const names = useLanguageNames();
  const { partner, document, data, languages, isReadOnly, isBroken } = site;
  const { all, missing } = useMemo(() => countTexts(document), [document]);
  return (
    <section className="Card SettingsPart" aria-labelledby="languages">
      <h3 id="languages">
        <Trans>Languages</Trans>
      </h3>
      <PlaceNote place="partner.json: languages">
        <Trans>
          Which languages the site offers is in the clinic’s data: treatments, notices and all other content
          need them too.
        </Trans>
      </PlaceNote>
      <table className="SettingsTable">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Language</Trans>
            </th>
            <th scope="col">
              <Trans>Offered</Trans>
            </th>
            <th scope="col">
              <Trans>Missing in the site document</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {languageCodes.map((code) => (
            <tr key={code}>
              <th scope="row">{names[code]}</th>
              <td>
                {code === partner.mainLanguage ? (
                  <Trans>Main language</Trans>
                ) : languages.includes(code) ? (
                  <Trans>Offered</Trans>
                ) : (
                  <Trans>Not offered</Trans>
                )}
              </td>
              <td>
                {missing[code] === 0 ? (
                  <Trans>Nothing</Trans>
                ) : languages.includes(code) ? (
                  <Trans>
                    {missing[code]} of {all} texts; visitors read another language there
                  </Trans>
                ) : (
                  <Trans>
                    {missing[code]} of {all} texts would be missing
                  </Trans>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4>
        <Trans>Language switcher</Trans>
      </h4>
      <fieldset className="DocumentScreen-fields" disabled={isReadOnly || isBroken}>
        <Field
          schema={data.schema.properties?.languages ?? {}}
          path={['languages']}
          value={jsonAt(document, ['languages'])}
          name="languages"
          isRequired={false}
        />
        <Field
          schema={data.schema.properties?.recommendedKeywords ?? {}}
          path={['recommendedKeywords']}
          value={jsonAt(document, ['recommendedKeywords'])}
          name="recommendedKeywords"
          isRequired={false}
        />
      </fieldset>
    </section>
  );
}
