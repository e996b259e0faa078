import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { compileHintsPlugin } from './compile-hints-plugin.ts';

/** An entry that loads `/hinted.ts` later. */
const files: Record<string, string> = {
  '/entry.ts': `import('/hinted.ts');`,
  '/hinted.ts': 'console.log(1);',
};
const chunksWith = async (modules: string[]) => {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: '/entry.ts' } },
    plugins: [
      { name: 'files', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null },
      compileHintsPlugin(modules),
    ],
  })) as Rolldown.RolldownOutput;
  return output.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
};

test('the chunk of a module begins with the hint, before all code, and no other does', async () => {
  const chunks = await chunksWith(['hinted.ts']);
  const hinted = chunks.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.map(({ moduleIds }) => moduleIds)).toEqual([['/hinted.ts']]);
  expect(chunks.length).toBeGreaterThan(1);
});

test('a module that was moved is missed', async () => {
  await expect(chunksWith(['moved.ts'])).rejects.toThrow('No chunk has moved.ts');
});
