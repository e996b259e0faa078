import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const minute = 60_000;
/**
 * Tokens issued within this time are the same. A new token changes every page that contains it, which invalidates the
 * page in browsers and caches, and its compressed copies.
 */
const roundedTo = 6 * 60 * minute;
/** Minimum milliseconds for which a token is valid: a page may stay open for a day, and in a cache for another. */
const tokenLife = 48 * 60 * minute;
/** Milliseconds for which a correct password need not be typed again. */
const passLife = 60 * minute;

export type FormTokens = {
  /** Goes into the forms of a site's pages. It is the same for everyone: it proves where a form comes from, not who sent it. */
  issue: (site: string, now?: number) => string;
  accepts: (token: string, site: string, now?: number) => boolean;
  /**
   * Identifies a submission of a form without its own key: the same fields again are the same submission. It is an HMAC
   * under the application's key, so its parts, such as a password, cannot be recovered from it.
   */
  keyOf: (parts: readonly string[]) => string;
  /**
   * Encrypts a secret and binds it to a subject; only this server can read it.
   * @param life milliseconds for which it can be opened; by default an hour, so that a correct password need not be typed again
   */
  seal: (secret: string, about: string, now?: number, life?: number) => string;
  /** Decrypts a sealed secret; undefined if it is expired, forged or bound to another subject. */
  open: (pass: string, about: string, now?: number) => string | undefined;
};

/** Signs and seals with keys derived from the application's key, so that any process can handle a form. */
export function createFormTokens(appKey: string): FormTokens {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', appKey, 'maru forms', use, 32));
  const [tokenKey, sendingKey, passKey] = [keyFor('token'), keyFor('sending'), keyFor('pass')];
  const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

  // Every page needs the token of its site: sign it once per period.
  const issued = new Map<string, string>();
  let issuedAt = 0;

  return {
    issue: (site, now = Date.now()) => {
      const time = Math.floor(now / roundedTo);
      if (time !== issuedAt) issued.clear();
      issuedAt = time;
      const at = time.toString(36);
      const token = issued.get(site) ?? `${at}.${sign(tokenKey, `${site}|${at}`)}`;
      issued.set(site, token);
      return token;
    },
    accepts: (token, site, now = Date.now()) => {
      const [at = '', signature = ''] = token.split('.');
      const age = now - Number.parseInt(at, 36) * roundedTo;
      if (!(age > -roundedTo && age < tokenLife + roundedTo)) return false;
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(tokenKey, `${site}|${at}`))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
    keyOf: (parts) => sign(sendingKey, JSON.stringify(parts)),
    seal: (secret, about, now = Date.now(), life = passLife) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', passKey, iv).setAAD(Buffer.from(about));
      const text = JSON.stringify([now + life, secret]);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (pass, about, now = Date.now()) => {
      const bytes = Buffer.from(pass, 'base64url');
      if (bytes.length < 29) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', passKey, bytes.subarray(0, 12), {
          authTagLength: 16,
        })
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(12, 28));
        const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
        const [until, secret] = JSON.parse(text) as [number, string];
        return now < until ? secret : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
