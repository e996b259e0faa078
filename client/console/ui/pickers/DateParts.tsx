import { Button, Dialog, Group, Popover } from 'react-aria-components';
import { Icon } from '../Icon.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { DateSegments } from './DateSegments.tsx';

// Most visits open no calendar.
const MonthCalendar = lazyPart(() => import('./MonthCalendar.tsx').then((module) => module.MonthCalendar), {
  rows: 6,
});

/** Inside a `DatePicker`: the date, which can be typed, and a button that opens a calendar. */
export function DateParts() {
  return (
    <>
      <Group className="Input DateParts">
        <DateSegments />
        <Button className="DateParts-open">
          <Icon name="calendar" />
        </Button>
      </Group>
      <Popover className="Popover Calendar-popover" placement="bottom end">
        <Dialog className="Calendar-dialog">
          <MonthCalendar />
        </Dialog>
      </Popover>
    </>
  );
}
