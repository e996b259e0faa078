import { DateInput, DateSegment } from 'react-aria-components';

/** The parts of a date or a time of day, which are typed or stepped one by one. Inside a date or time field. */
export const DateSegments = ({ className = '' }: { className?: string }) => (
  <DateInput className={`DateSegments ${className}`}>
    {(segment) => <DateSegment segment={segment} className="DateSegments-one" />}
  </DateInput>
);
