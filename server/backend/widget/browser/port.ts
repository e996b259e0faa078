/** The options with which the site initializes a widget (docs/integrations.md). */
export type WidgetOptions = {
  gtmId: string;
  colors: Record<string, string | undefined>;
  logoSrc: string | null;
  consultingReservationOnly: boolean;
  isMenuReversed: boolean;
  positionType: 'LEFT' | 'RIGHT';
  treatmentSelectType: 'SINGLE' | 'MULTIPLE';
  utm: Record<string, string | undefined>;
  /** First page of the visit, and the origin that it came from. A site may not tell. */
  visit?: { landing: string | null; referrer: string | null };
  onReserved: (result: unknown) => void;
};

/** A doctor who can be asked for. */
export type Manager = { id: number; name: string; position: string | null };

export type Kind = 'visit' | 'treatment';
/**
 * A chosen option. `eventId`: the event whose prices apply, if not the public prices; `optionName`: as the visitor was
 * shown it, in the language `languageCode`; `price`: likewise.
 */
export type Line = {
  productId: number;
  optionId: number;
  quantity: number;
  eventId?: number | null;
  optionName?: string;
  languageCode?: string;
  price?: number | null;
};

/** How to open the widget: the kind of reservation, the chosen options and the treatments to offer. */
export type Opening = {
  kind: Kind;
  lines: Line[];
  eventId: number | null;
  categoryId?: number | undefined;
  productId?: number | undefined;
};
