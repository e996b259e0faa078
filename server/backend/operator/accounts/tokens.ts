import { createHash, randomBytes } from 'node:crypto';

/**
 * A new secret for a session, a token or an invitation: 256 random bits, so its hash needs no salt. Its prefix lets
 * secret scanners find it, and keeps a `-` from its start, which a command line would read as an option.
 */
export const createToken = (): string => `maru_${randomBytes(32).toString('base64url')}`;

/** What the database stores of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
