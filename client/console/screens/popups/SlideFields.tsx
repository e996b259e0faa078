import { Trans, useLingui } from '@lingui/react/macro';
import type { Json } from '#schemas/json.ts';
import { Field } from '../../editor/form/Field.tsx';
import { resolved } from '../../editor/schema/json-schema.ts';
import { fieldsOf } from '../../editor/schema/shape.ts';
import { Button } from '../../ui/Button.tsx';
import type { PopupDraft } from './use-popup-draft.ts';

type Slide = { [key: string]: Json };

/** A picture to begin with. */
export const newSlide = (main: string): Slide => ({ title: { [main]: '' }, devices: ['PC', 'MOBILE'] });

/** The pictures of a popup, one after the other. */
export function SlideFields({ draft }: { draft: PopupDraft }) {
  const { t } = useLingui();
  const { form, value, setValue } = draft;
  const slides = (Array.isArray(value.items) ? value.items : []) as Slide[];
  const [main = 'ko'] = form.languages;
  const item = resolved(form.schema, resolved(form.schema, form.schema.properties?.items).items);
  const fields = fieldsOf(item);
  const move = (from: number, to: number) => {
    const [moved] = slides.slice(from, from + 1);
    if (moved) setValue(['items'], slides.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <>
      {slides.map((slide, index) => {
        const number = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no identity but their place
          <fieldset key={index} className="Group">
            <legend className="Group-title">
              <Trans>Picture {number}</Trans>
            </legend>
            {slides.length > 1 && (
              <div className="Row">
                <Button
                  kind="quiet"
                  aria-label={t`Move up: picture ${number}`}
                  isDisabled={index === 0}
                  onPress={() => move(index, index - 1)}
                >
                  ↑
                </Button>
                <Button
                  kind="quiet"
                  aria-label={t`Move down: picture ${number}`}
                  isDisabled={index === slides.length - 1}
                  onPress={() => move(index, index + 1)}
                >
                  ↓
                </Button>
                <Button kind="quiet" onPress={() => setValue(['items', index], undefined)}>
                  <Trans>Remove picture {number}</Trans>
                </Button>
              </div>
            )}
            {fields.map(({ name, schema, isRequired }) => (
              <Field
                key={name}
                schema={schema}
                path={['items', index, name]}
                value={slide[name]}
                name={name}
                isRequired={isRequired}
              />
            ))}
          </fieldset>
        );
      })}
      <Button
        isDisabled={slides.length >= 20}
        onPress={() => setValue(['items'], [...slides, newSlide(main)])}
      >
        + <Trans>Another picture</Trans>
      </Button>
    </>
  );
}
