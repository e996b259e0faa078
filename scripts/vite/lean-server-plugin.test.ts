import { expect, test } from 'vitest';
import { leanServerPlugin, toAscii } from './lean-server-plugin.ts';

test('a bundle in ASCII means the same', () => {
  const code = String.raw`({ text: '가\n나 😀 é', template: ${'`'}다${'$'}{'라'}\\마${'`'}, escaped: '\바\\사', pattern: /[가-힣·]+/u.exec('a한글·b')[0], 키: 1 })`;
  const ascii = toAscii(code);
  expect(ascii).toMatch(/^[\0-\x7f]*$/);
  const read = (source: string): unknown => new Function(`return ${source}`)();
  expect(read(ascii)).toEqual(read(code));
  expect(read(ascii)).toMatchObject({ template: '다라\\마', escaped: '바\\사', pattern: '한글·', 키: 1 });
});

test('a part of a library that is left out throws where it is called, not where it is imported', () => {
  const { load } = leanServerPlugin();
  const path = '/project/node_modules/glob/dist/commonjs/index.min.js';
  if (typeof load !== 'function') throw new Error('load is a function');
  const code = load.call({} as never, path);
  const module: { exports: Record<string, () => void> } = { exports: {} };
  new Function('module', String(code))(module);
  const { glob } = module.exports;
  expect(glob).toThrow("glob/dist/commonjs/index.min.js is not in the server's bundle: @fastify/static");
  expect(load.call({} as never, '/project/node_modules/fastify/fastify.js')).toBeUndefined();
});

test('the build fails if nothing imports a part that is to be left out', () => {
  const { load, generateBundle } = leanServerPlugin();
  if (typeof load !== 'function' || typeof generateBundle !== 'function')
    throw new Error('both are functions');
  load.call({} as never, '/project/node_modules/glob/dist/commonjs/index.min.js');
  const errors: string[] = [];
  const context = { error: (message: string) => errors.push(message) };
  generateBundle.call(context as never, {} as never, {} as never, false);
  expect(errors).toEqual([expect.stringMatching(/^Nothing imports react-dom\/cjs\/.+ If an update renamed/)]);
  expect(errors.join()).not.toContain('glob');
});
