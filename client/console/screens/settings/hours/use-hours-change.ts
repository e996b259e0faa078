import { useForm } from '../../../editor/form/form-context.ts';
import type { HoursChange } from './week.ts';

/** Changes several times of the opening hours. */
export function useHoursChange(): (change: HoursChange) => void {
  const { setValue } = useForm();
  return (change) => {
    for (const [field, time] of Object.entries(change)) setValue(['hours', field], time);
  };
}
