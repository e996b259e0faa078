import { widgetFallbackPath } from './right-button-url.ts';

/** id of the place where an inquiry is written (blocks/InquiryForm). */
export const inquiryAnchor = 'inquiry';

/** Where reserve buttons lead: at a clinic without the widget to the form on the contact page, else to where the widget opens. */
export const reservePath = ({ useWidget }: { useWidget: boolean }): string =>
  useWidget ? widgetFallbackPath : `${widgetFallbackPath}#${inquiryAnchor}`;
