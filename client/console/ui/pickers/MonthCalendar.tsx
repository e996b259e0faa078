import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { Icon } from '../Icon.tsx';

/** The days of a month, from which one is chosen. Its value comes from the `DatePicker` around it. */
export function MonthCalendar() {
  return (
    <Calendar className="Calendar">
      <header className="Calendar-head">
        <Button slot="previous" className="Button Button--quiet">
          <Icon name="chevron-left" />
        </Button>
        <Heading className="Calendar-month" level={3} />
        <Button slot="next" className="Button Button--quiet">
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="Calendar-weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="Calendar-day" />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
