/** What the site gives a widget when it initialises it (docs/integrations.md). */
export type WidgetOptions = {
  gtmId: string;
  colors: Record<string, string | undefined>;
  logoSrc: string | null;
  consultingReservationOnly: boolean;
  isMenuReversed: boolean;
  positionType: 'LEFT' | 'RIGHT';
  treatmentSelectType: 'SINGLE' | 'MULTIPLE';
  utm: Record<string, string | undefined>;
  onReserved: (result: unknown) => void;
};

export type Kind = 'visit' | 'treatment';
/** `eventId`: at whose prices, where they are not those of everyone. */
export type Line = { productId: number; optionId: number; quantity: number; eventId?: number | null };

/** What is opened: which reservation, what was chosen before, and which treatments are offered. */
export type Opening = {
  kind: Kind;
  lines: Line[];
  eventId: number | null;
  categoryId?: number | undefined;
  productId?: number | undefined;
};
