import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Disclosure, DisclosurePanel, Heading, Button as RowButton } from 'react-aria-components';
import { isLocalized } from '#schemas/localized.ts';
import { Button } from '../../ui/Button.tsx';
import type { Json } from '../document/parse-document.ts';
import { initialValue } from '../schema/initial-value.ts';
import { type JsonSchema, resolved } from '../schema/json-schema.ts';
import { shapeOf } from '../schema/shape.ts';
import type { ControlProps } from './control-props.ts';
import { Field } from './Field.tsx';
import { useForm } from './form-context.ts';
import { ObjectFields } from './ObjectFields.tsx';

type Props = ControlProps & { item: JsonSchema; min: number; max: number | undefined };

/** Items that can be added, removed and moved. Objects open one by one. */
export function ListField({ path, value, title, shape, item, min, max }: Props) {
  const { t } = useLingui();
  const { schema: root, setValue } = useForm();
  const items = Array.isArray(value) ? value : [];
  const itemShape = shapeOf(root, item);
  const set = (next: Json[]) => setValue(path, next.length === 0 && min === 0 ? undefined : next);
  const move = (from: number, to: number) => {
    const [moved] = items.slice(from, from + 1);
    const rest = items.toSpliced(from, 1);
    if (moved !== undefined) set(rest.toSpliced(to, 0, moved));
  };
  return (
    <fieldset className="Group">
      <legend className="Group-title">
        {title}{' '}
        <span className="Badge">
          <Plural value={items.length} one="# item" other="# items" />
        </span>
      </legend>
      {shape.help && <p className="Field-help">{shape.help}</p>}
      <ol className="List">
        {items.map((one, index) => {
          const number = index + 1;
          const name = textOf(one) ?? t`Item ${number}`;
          const buttons = (
            <span className="List-buttons">
              <Button
                kind="quiet"
                aria-label={t`Move up: ${name}`}
                isDisabled={index === 0}
                onPress={() => move(index, index - 1)}
              >
                ↑
              </Button>
              <Button
                kind="quiet"
                aria-label={t`Move down: ${name}`}
                isDisabled={index === items.length - 1}
                onPress={() => move(index, index + 1)}
              >
                ↓
              </Button>
              <Button
                kind="quiet"
                aria-label={t`Remove: ${name}`}
                isDisabled={items.length <= min}
                onPress={() => set(items.toSpliced(index, 1))}
              >
                ×
              </Button>
            </span>
          );
          const isObject = itemShape.kind === 'object' && isPlain(one);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
            <li key={index} className="List-item">
              {isObject ? (
                <Disclosure>
                  <div className="List-head">
                    <Heading level={4}>
                      <RowButton slot="trigger" className="List-name">
                        <span aria-hidden="true">▸</span> {name}
                      </RowButton>
                    </Heading>
                    {buttons}
                  </div>
                  <DisclosurePanel className="List-panel">
                    <ObjectFields fields={itemShape.fields} path={[...path, index]} value={one} />
                  </DisclosurePanel>
                </Disclosure>
              ) : (
                <div className="List-head">
                  <Field
                    schema={item}
                    path={[...path, index]}
                    value={one}
                    name={t`Item ${number}`}
                    isRequired
                  />
                  {buttons}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        isDisabled={max !== undefined && items.length >= max}
        aria-label={t`Add an item: ${title}`}
        onPress={() => set([...items, initialValue(root, resolved(root, item))])}
      >
        <Trans>Add an item</Trans>
      </Button>
    </fieldset>
  );
}

const isPlain = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$bind' in value);

/** The first text of an item, by which operators know it. */
function textOf(value: Json): string | undefined {
  if (typeof value === 'string') return value || undefined;
  if (!isPlain(value)) return undefined;
  if (isLocalized(value)) return Object.values(value).find(Boolean);
  const named = value.title ?? value.label ?? value.name ?? value.keyword ?? value.caption ?? value.value;
  return named === undefined ? undefined : textOf(named);
}
