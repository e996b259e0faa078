import fc from 'fast-check';

/** Every run tries the same values; another seed tries others: `PROPERTY_SEED=7 npx vitest run engine/cache`. */
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_130);
fc.configureGlobal({ seed });

/** fast-check. The message of a failure has the seed. */
export { fc };
