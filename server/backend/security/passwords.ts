import { hash, type Options, verify } from '@node-rs/argon2';

// The library's default algorithm is argon2id; memory in KiB.
const strong: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const quick: Options = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

/** Hashes the password of a visitor's article (argon2id). */
export const hashPassword = (password: string): Promise<string> => hash(password, strong);

/** Hashes passwords of demo content, which are public anyway: with argon2id too, but in a millisecond. */
export const hashDemoPassword = (password: string): Promise<string> => hash(password, quick);

/** Whether a password matches a hash. A malformed hash matches nothing. */
export const passwordMatches = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password).catch(() => false);
