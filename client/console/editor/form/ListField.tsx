import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Group } from 'react-aria-components';
import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { isLocalized, shownText } from '#schemas/localized.ts';
import { Button } from '../../ui/Button.tsx';
import { focusIfLost } from '../../ui/lost-focus.ts';
import { isObject, type JsonObject } from '../document/json-object.ts';
import { startsWith } from '../document/operations.ts';
import { initialValue } from '../schema/initial-value.ts';
import { type JsonSchema, resolved } from '../schema/json-schema.ts';
import { shapeOf } from '../schema/shape.ts';
import type { ControlProps } from './control-props.ts';
import { Field } from './Field.tsx';
import { useForm } from './form-context.ts';
import { ListRows } from './ListRows.tsx';
import { ObjectFields } from './ObjectFields.tsx';
import { useOpenItem } from './use-open-item.ts';

type Props = ControlProps & { item: JsonSchema; min: number; max: number | undefined };

/** An ordered list whose items are moved by dragging or by keyboard. The selected item is edited below it. */
export function ListField({ path, value, title, shape, item, min, max }: Props) {
  const { t } = useLingui();
  const { schema: root, setValue, focus, languages, nameOf } = useForm();
  const [main = 'ko'] = languages;
  const items = Array.isArray(value) ? value : none;
  const led = focus && focus.length > path.length && startsWith(focus, path) ? focus[path.length] : undefined;
  const [open, setOpen, openedCount] = useOpenItem(items, typeof led === 'number' ? led : undefined);
  const itemShape = shapeOf(root, item);
  const set = (next: Json[]) => setValue(path, next.length === 0 && min === 0 ? undefined : next);
  const move = (from: number, to: number) => {
    const [moved] = items.slice(from, from + 1);
    if (moved === undefined || from === to) return;
    const next = items.toSpliced(from, 1).toSpliced(to, 0, moved);
    set(next);
    setOpen(to, next, from === open);
  };
  const names = items.map((one, index) => {
    const number = index + 1;
    return nameOf?.([...path, index], one) ?? textOf(one, main) ?? t`Item ${number}`;
  });
  const field = useRef<HTMLFieldSetElement>(null);
  const lastOrAdd = () =>
    [...(field.current?.querySelectorAll<HTMLElement>('.ListRows > [role="row"]') ?? [])].at(-1) ??
    field.current?.querySelector<HTMLElement>(':scope > button');
  const openItem = open === null ? undefined : items[open];
  return (
    <fieldset ref={field} className="Group">
      <legend className="Group-title">
        {title}{' '}
        <span className="Badge">
          <Plural value={items.length} one="# item" other="# items" />
        </span>
      </legend>
      {shape.help && <p className="Field-help">{shape.help}</p>}
      {items.length > 0 && (
        <ListRows
          label={title}
          items={items}
          names={names}
          chosen={open}
          onChoose={setOpen}
          onMove={move}
          onRemove={
            items.length > min
              ? (index) => {
                  set(items.toSpliced(index, 1));
                  setOpen(null);
                  void focusIfLost(lastOrAdd, field.current);
                }
              : undefined
          }
        />
      )}
      {open !== null && openItem !== undefined && (
        <Group key={openedCount} className="List-panel" aria-label={names[open] ?? ''}>
          {itemShape.kind === 'object' && isPlain(openItem) && !('width' in openItem) ? (
            <ObjectFields fields={itemShape.fields} path={[...path, open]} value={openItem} />
          ) : (
            <Field
              schema={item}
              path={[...path, open]}
              value={openItem}
              name={names[open] ?? ''}
              isRequired
            />
          )}
        </Group>
      )}
      <Button
        isDisabled={max !== undefined && items.length >= max}
        aria-label={t`Add an item: ${title}`}
        onPress={() => {
          const next = [...items, initialValue(root, resolved(root, item))];
          set(next);
          setOpen(items.length, next, false);
        }}
      >
        <Trans>Add an item</Trans>
      </Button>
    </fieldset>
  );
}

const none: readonly Json[] = [];

const isPlain = (value: Json): value is JsonObject => isObject(value) && !('$bind' in value);

/** The first text of an item, by which operators know it: in the main language, if it has that. */
function textOf(value: Json, main: LanguageCode): string | undefined {
  if (typeof value === 'string')
    return (value.startsWith('/files/') && pictureName(value)) || value || undefined;
  if (typeof value === 'number') return String(value);
  if (!isPlain(value)) return undefined;
  if (isLocalized(value)) return shownText(value, main, main) || undefined;
  const named = value.title ?? value.label ?? value.name ?? value.keyword ?? value.caption ?? value.value;
  const dated = named ?? value.period ?? value.date;
  return dated === undefined ? pictureName(value.url) : textOf(dated, main);
}

/** `/files/bomnal/lobby.webp?v=3` → `lobby.webp`. */
const pictureName = (url: Json | undefined): string | undefined =>
  typeof url === 'string' ? url.split(/[?#]/)[0]?.split('/').at(-1) || undefined : undefined;
