import type { Shape } from '../schema/shape.ts';
import type { FieldProps } from './form-context.ts';

/** Props of every control. */
export type ControlProps = FieldProps & { shape: Shape; title: string };
