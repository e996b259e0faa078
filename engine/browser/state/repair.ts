import { type LanguageCode, languageCodes } from '#schemas/language-codes.ts';
import type {
  Hashtag,
  ManagerList,
  PersistedState,
  ReservationSuccess,
  SelectedProductOption,
  TemporarySelection,
  User,
} from '#schemas/site/client-state.ts';

// Browser versions of schemas/site/client-state.ts without zod: an invalid part is reset.

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
/** A path of this site: visitors are sent there, so it must not lead elsewhere. */
export const isSitePath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);
const isWhole = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;
const isId = (value: unknown): value is number => isWhole(value, 1);
const isCode = (value: unknown): value is LanguageCode => languageCodes.some((code) => code === value);
const isLanguage = (value: unknown): value is LanguageCode | undefined =>
  value === undefined || isCode(value);
const standings: readonly unknown[] = ['unread', 'gone', 'closed'];
const rows = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isHashtag = (value: unknown): value is Hashtag =>
  isObject(value) && isText(value.text) && isCode(value.languageCode);

const isEvent = (value: unknown): boolean =>
  isObject(value) && isId(value.id) && isText(value.title) && isLanguage(value.languageCode);

function isProductOption(value: unknown): value is SelectedProductOption {
  if (!isObject(value)) return false;
  const { productId, optionId, productName, optionName, languageCode, price, currency, quantity } = value;
  const { eventId, event, standing } = value;
  const isPrice = price === null || (typeof price === 'number' && Number.isFinite(price) && price >= 0);
  const isCurrency = currency === undefined || currency === 'KRW' || currency === 'JPY';
  return (
    isId(productId) &&
    isId(optionId) &&
    isText(productName) &&
    isText(optionName) &&
    isLanguage(languageCode) &&
    isPrice &&
    isCurrency &&
    isWhole(quantity, 1) &&
    (eventId === undefined || isId(eventId)) &&
    (event === undefined || isEvent(event)) &&
    (standing === undefined || standings.includes(standing))
  );
}

export const emptyCommon: PersistedState['common'] = {
  cartCount: 0,
  lastPath: null,
  productBackup: [],
  hashtags: [],
};

export function repairCommon(stored: unknown): PersistedState['common'] {
  if (!isObject(stored)) return emptyCommon;
  return {
    cartCount: isWhole(stored.cartCount, 0) ? stored.cartCount : 0,
    lastPath: isSitePath(stored.lastPath) ? stored.lastPath : null,
    productBackup: rows(stored.productBackup).filter(isProductOption),
    hashtags: rows(stored.hashtags).filter(isHashtag),
  };
}

export const emptyReservation: PersistedState['reservation'] = { success: null, temporary: null };

export function repairReservation(stored: unknown): PersistedState['reservation'] {
  if (!isObject(stored)) return emptyReservation;
  const temporary = isObject(stored.temporary) ? repairSelection(stored.temporary) : null;
  return { success: isReservationSuccess(stored.success) ? stored.success : null, temporary };
}

function repairSelection({ selectedEvent, selectedProductId, selectedProducts }: Loose): TemporarySelection {
  return {
    selectedEvent: isEvent(selectedEvent) ? (selectedEvent as TemporarySelection['selectedEvent']) : null,
    selectedProductId: isId(selectedProductId) ? selectedProductId : null,
    selectedProducts: rows(selectedProducts).filter(isProductOption),
  };
}

function isReservationSuccess(value: unknown): value is ReservationSuccess {
  if (!isObject(value)) return false;
  const { reservationDetail, partnerName, partnerAddress, customerName, customerPhone } = value;
  const texts = [reservationDetail, partnerName, partnerAddress, customerName, customerPhone];
  const flags = [value.isIncludeVat, value.isSend, value.isReservationConfirm];
  const options = value.reservationProductOptions;
  const hasDate = isText(value.reservedAt) && !Number.isNaN(Date.parse(value.reservedAt));
  const hasOptions = Array.isArray(options) && options.every(isProductOption);
  const isKnown = isLanguage(value.languageCode);
  return (
    isKnown &&
    hasDate &&
    hasOptions &&
    texts.every(isText) &&
    flags.every((flag) => typeof flag === 'boolean')
  );
}

export const emptyAuth: PersistedState['auth'] = { user: null };

export function repairAuth(stored: unknown): PersistedState['auth'] {
  const user = isObject(stored) ? stored.user : null;
  if (!isObject(user) || !isId(user.id) || !isText(user.name)) return emptyAuth;
  const gender = user.gender === 'MALE' || user.gender === 'FEMALE' ? user.gender : null;
  const { phoneNumber, email } = user;
  const known: User = {
    id: user.id,
    name: user.name,
    phoneNumber: isText(phoneNumber) ? phoneNumber : null,
    email: isText(email) ? email : null,
    gender,
  };
  return { user: known };
}

export const emptyManager: PersistedState['manager'] = { rows: [], count: 0 };

export function repairManager(stored: unknown): PersistedState['manager'] {
  if (!isObject(stored) || !isWhole(stored.count, 0)) return emptyManager;
  const known: ManagerList['rows'] = rows(stored.rows).flatMap((row) =>
    isObject(row) && isId(row.id) && isText(row.name)
      ? [{ id: row.id, name: row.name, position: isText(row.position) ? row.position : null }]
      : [],
  );
  const { languageCode } = stored;
  return {
    rows: known,
    count: stored.count,
    ...(languageCode !== undefined && isLanguage(languageCode) ? { languageCode } : {}),
  };
}
