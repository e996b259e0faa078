import type { Line } from './port.ts';

/** The API of the server from which this script was loaded. */
const base = new URL('./api/', import.meta.url);

export type Setting = {
  partnerName: string;
  partnerTel: string | null;
  hasPriceView: boolean;
  isIncludeVat: boolean;
};
export type Choice = { id: number; name: string; price: number | null };
export type Product = {
  id: number;
  name: string;
  languageCode: string;
  currency: 'KRW' | 'JPY';
  options: Choice[];
};
export type Day = { date: string; isOpen: boolean };
export type Time = { time: string; isFree: boolean };

/** A refusal, with the server's message in the visitor's language; a proxy's refusal has no message. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  constructor(message: string, { code, status }: { code: string; status: number }) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

type Query = Record<string, string | number | null | undefined>;

export async function read<T>(path: string, query: Query): Promise<T> {
  return answer<T>(await fetch(urlOf(path, query)));
}

export async function send<T>(path: string, query: Query, body: unknown, key: string): Promise<T> {
  const response = await fetch(urlOf(path, query), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return answer<T>(response);
}

/** Formats options for requests for days and times. */
export const inQuery = (lines: readonly Line[]): string | undefined =>
  lines.map(({ productId, optionId }) => `${productId}:${optionId}`).join(',') || undefined;

function urlOf(path: string, query: Query): URL {
  const url = new URL(path, base);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  return url;
}

async function answer<T>(response: Response): Promise<T> {
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body as T;
  const { message, translatedMessage, code } = body as Record<string, unknown>;
  const first = Array.isArray(message) ? message[0] : code;
  const words = typeof translatedMessage === 'string' ? translatedMessage : '';
  throw new Refused(words, { code: String(first ?? ''), status: response.status });
}
