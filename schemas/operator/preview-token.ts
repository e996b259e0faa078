import { z } from 'zod';
import { isoDateTime, languageCode } from '../primitives.ts';
import { revisionNumber } from './revisions.ts';

const seconds = z.int().positive().describe('Seconds since 1970.');
const common = { partner: z.string().min(1).max(64), expires: seconds };

/**
 * The contents of a preview token. `link`: its bearer may look at one document of a partner. `frame`: its bearer may
 * have unsaved documents of a partner rendered.
 */
const previewClaims = z.discriminatedUnion('purpose', [
  z.strictObject({
    ...common,
    purpose: z.literal('link'),
    of: z.union([
      z.strictObject({ revision: revisionNumber }),
      z.strictObject({ draft: z.int().positive() }),
    ]),
    by: z
      .int()
      .positive()
      .optional()
      .describe('The operator who made the link, which ends with their access to the partner.'),
    language: languageCode.optional().describe('Where the link begins, and the language of refusals.'),
    now: isoDateTime.optional().describe('The instant that the preview shows instead of the present.'),
  }),
  z.strictObject({ ...common, purpose: z.literal('frame') }),
]);
export type PreviewClaims = z.infer<typeof previewClaims>;
export type LinkClaims = Extract<PreviewClaims, { purpose: 'link' }>;

/** Codes of answers to a token that cannot be used; `foreign`: for another partner or purpose. */
export const previewTokenErrors = {
  invalid: 'PREVIEW_TOKEN_INVALID',
  expired: 'PREVIEW_TOKEN_EXPIRED',
  foreign: 'PREVIEW_TOKEN_FOREIGN',
} as const;

/** The query parameter that carries the token of a link. */
export const previewParam = 'maru-preview';

/** Longer texts are no tokens. */
const maxLength = 600;

/** `claims` are present even if the token has expired but is otherwise valid. */
type ReadToken =
  | { state: 'valid' | 'expired'; claims: PreviewClaims }
  | { state: 'invalid'; claims?: undefined };

export type PreviewTokens = {
  /** @returns `<claims>.<signature>`, both in base64url */
  sign: (claims: PreviewClaims) => Promise<string>;
  /** @param now milliseconds since 1970 */
  read: (token: string, now?: number) => Promise<ReadToken>;
};

/**
 * Signs and reads preview tokens with HMAC-SHA256 and a key derived from the application's key, which both processes
 * know: the backend issues tokens that the site accepts.
 */
export function createPreviewTokens(appKey: string): PreviewTokens {
  let derived: Promise<CryptoKey> | undefined;
  const key = () => {
    derived ??= deriveKey(appKey);
    return derived;
  };
  return {
    sign: async (claims) => {
      const body = toBase64url(text.encode(JSON.stringify(previewClaims.parse(claims))));
      const signature = await crypto.subtle.sign('HMAC', await key(), text.encode(body));
      return `${body}.${toBase64url(new Uint8Array(signature))}`;
    },
    read: async (token, now = Date.now()) => {
      const [, body = '', signature = ''] =
        token.length <= maxLength ? (/^([\w-]+)\.([\w-]{43})$/.exec(token) ?? []) : [];
      // `verify` compares in constant time.
      const isOurs =
        body !== '' &&
        (await crypto.subtle.verify('HMAC', await key(), fromBase64url(signature), text.encode(body)));
      if (!isOurs) return { state: 'invalid' };
      const claims = previewClaims.safeParse(parseJson(body));
      // Issued by another version of Maru.
      if (!claims.success) return { state: 'invalid' };
      return { state: now < claims.data.expires * 1000 ? 'valid' : 'expired', claims: claims.data };
    },
  };
}

const text = new TextEncoder();

async function deriveKey(appKey: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', text.encode(appKey), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: text.encode('maru preview') };
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  return crypto.subtle.deriveKey({ ...derivation, info: text.encode('token') }, secret, hmac, false, [
    'sign',
    'verify',
  ]);
}

const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (encoded: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

function parseJson(body: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64url(body)));
  } catch {
    return undefined;
  }
}
