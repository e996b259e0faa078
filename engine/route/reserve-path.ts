import { widgetFallbackPath } from './right-button-url.ts';

/** id of the inquiry form (blocks/InquiryForm). */
export const inquiryAnchor = 'inquiry';

/**
 * Where reserve buttons lead: without the widget to the form on the contact page, else to the widget's fallback page.
 */
export const reservePath = ({ useWidget }: { useWidget: boolean }): string =>
  useWidget ? widgetFallbackPath : `${widgetFallbackPath}#${inquiryAnchor}`;
