import type { Shape } from '../schema/shape.ts';
import type { FieldProps } from './form-context.ts';

/** Of the control of one shape. */
export type ControlProps = FieldProps & { shape: Shape; title: string };
