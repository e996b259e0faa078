import { NumberField as AriaNumberField, Button, Group, Input, Label, Text } from 'react-aria-components';
import { useProblemProps } from '../../ui/field-problems.ts';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';

export type NumberProps = ControlProps & {
  min: number | undefined;
  max: number | undefined;
  isInteger: boolean;
};

/** A number: typed, or changed in steps. */
export function NumberField({ path, value, title, shape, isRequired, min, max, isInteger }: NumberProps) {
  const { setValue } = useForm();
  const { described, invalid } = useProblemProps();
  // A number that is agreed on later is null.
  const isOpen = isRequired && shape.isNullable;
  const byDefault = typeof shape.default === 'number' ? shape.default : undefined;
  // Coordinates: a step of 1 leads 100 km away.
  const hasSteps = isInteger || min === undefined || min >= 0;
  return (
    <AriaNumberField
      className="Field"
      {...described}
      value={typeof value === 'number' ? value : (byDefault ?? Number.NaN)}
      onChange={(number) => setValue(path, Number.isNaN(number) ? (isOpen ? null : undefined) : number)}
      isRequired={isRequired && !isOpen}
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
      {...(isInteger && { step: 1 })}
      formatOptions={{ useGrouping: false, maximumFractionDigits: isInteger ? 0 : 6 }}
    >
      <Label className="Field-label">{title}</Label>
      {hasSteps ? (
        <Group className="NumberField">
          <Button slot="decrement" className="Button">
            −
          </Button>
          <Input className="Input" {...invalid} />
          <Button slot="increment" className="Button">
            +
          </Button>
        </Group>
      ) : (
        <Input className="Input" {...invalid} />
      )}
      {shape.help && (
        <Text slot="description" className="Field-help">
          {shape.help}
        </Text>
      )}
    </AriaNumberField>
  );
}
