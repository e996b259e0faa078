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
export type Line = { productId: number; optionId: number; quantity: number };

/** What is opened: which reservation, what was chosen before, and which treatments are offered. */
export type Opening = {
  kind: Kind;
  lines: Line[];
  eventId: number | null;
  categoryId?: number | undefined;
  productId?: number | undefined;
};
