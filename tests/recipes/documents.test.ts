import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readGuide } from '#tests/e2e/read-guide.ts';
import { fencedBlocks, readRecipe } from './read-recipe.ts';

const recipes = [
  'docs/add-a-block.md',
  'docs/add-a-source.md',
  'docs/add-a-partner.md',
  'docs/add-a-rule.md',
  'docs/add-a-slot.md',
  'docs/add-a-vendor.md',
  'docs/cache-a-page.md',
  'docs/change-the-text-fallback.md',
];
const pages = ['README.md', ...globSync('docs/{,decisions/}*.md').sort()];
const { scripts, bin } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'bin',
  Record<string, string>
>;

/** Files that recipes or commands create: mentioned, but not in the repository. */
const made = [
  ...recipes.flatMap((file) =>
    readRecipe(readFileSync(file, 'utf8')).flatMap((step) => {
      if (step.do === 'write') return [step.path];
      if (step.do !== 'run') return [];
      const block = /^npm run new:block (\w+)$/.exec(step.command)?.[1];
      const source = /^npx maru source new ([\w-]+) /.exec(step.command)?.[1];
      return [...(block ? [`blocks/${block}`] : []), ...(source ? [`registry/sources/${source}.ts`] : [])];
    }),
  ),
  'fixtures/partners/saebom',
  'dist',
  '.maru',
];
const isMade = (path: string) =>
  made.some(
    (own) => path === own || path.startsWith(`${own}/`) || own.startsWith(`${path.replace(/\/$/, '')}/`),
  );
const exists = (path: string) =>
  globSync(path.replaceAll('<code>', 'bomnal')).length > 0 || existsSync(path) || isMade(path);

const spans = (markdown: string) =>
  [...markdown.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
const commands = (markdown: string) => [
  ...fencedBlocks(markdown).flatMap(({ language, text }) =>
    language === 'sh' ? text.trim().split('\n') : [],
  ),
  ...spans(markdown).filter((span) => /^(npm|npx|node|export) /.test(span)),
];

/** The reason why a command cannot run on a fresh clone, if any. */
function commandProblem(command: string): string | undefined {
  const [tool = '', first = '', second = ''] = command.split(' ');
  if (tool === 'npm') {
    const script = first === 'run' ? second : first;
    return scripts[script] ? undefined : `package.json has no script "${script}"`;
  }
  if (tool === 'npx')
    // npx runs the package's own programs too.
    return existsSync(bin[first] ?? `node_modules/.bin/${first}`)
      ? undefined
      : `there is no program "${first}"`;
  if (tool === 'node' && first !== '-e') return existsSync(first) ? undefined : `there is no ${first}`;
  return undefined;
}

const topFolders = readdirSync('.').filter((name) => !name.includes('.'));
/** Whether a code span refers to a file or folder of the repository. */
const isPath = (span: string) =>
  /^[\w.@-]+(\/[\w.@<>*-]+)*\/?$/.test(span) &&
  (/\/$|\/.*\.\w+$/.test(span) || (span.includes('/') && topFolders.includes(span.split('/')[0] ?? '')));

test.each(pages)('every command of %s exists', (file) => {
  const all = commands(readFileSync(file, 'utf8'));
  expect(all.flatMap((command) => commandProblem(command) ?? [])).toEqual([]);
});

test.each(pages)('every path and link of %s resolves', (file) => {
  const markdown = readFileSync(file, 'utf8');
  const links = [...markdown.matchAll(/\]\((?!https?:)([^)#]+)(?:#[\w-]*)?\)/g)].map((match) =>
    join(dirname(file), match[1] ?? ''),
  );
  const paths = spans(markdown).filter(isPath);
  expect([...links, ...paths].filter((path) => !exists(path))).toEqual([]);
});

test.each(recipes)(
  '%s names the pages that a reader must replace, as the site refuses duplicate keys',
  (file) => {
    const markdown = readFileSync(file, 'utf8');
    const added = readRecipe(markdown).filter((step) => step.do === 'add-pages');
    const taken = added.flatMap(({ path, pages: keys }) => {
      const { pages: present } = JSON.parse(readFileSync(path, 'utf8')) as { pages: Record<string, unknown> };
      return Object.keys(keys).filter((key) => key in present);
    });
    const unnamed = taken.filter(
      (key) => !/already has a `([^`]+)`\s+page: replace it/.exec(markdown)?.includes(key),
    );
    expect(unnamed).toEqual([]);
  },
);

test('the check itself finds missing commands and paths', () => {
  expect(commandProblem('npm run nothing')).toContain('no script');
  expect(commandProblem('npx vitestt run')).toContain('no program');
  expect(commandProblem('node scripts/nowhere.mjs')).toContain('there is no');
  expect(
    ['engine/nowhere.ts', 'sever/', 'tests/nothing'].map((path) => isPath(path) && !exists(path)),
  ).toEqual([true, true, true]);
  expect(() => readRecipe('Do this:\n\n```ts\nlet x;\n```\n')).toThrow('Unknown instruction');
});

test('the guide for operators has no step that its browser test, which only `test:full` runs, cannot follow', () => {
  expect(() => readGuide(readFileSync('docs/operate.md', 'utf8'))).not.toThrow();
});

test('the README names every npm command', () => {
  const readme = readFileSync('README.md', 'utf8');
  const commands = Object.keys(scripts).map((name) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
  );
  expect(commands.filter((command) => !readme.includes(`\`${command}`))).toEqual([]);
});

test('the README names every part of the tests, every template and every demo partner', () => {
  const readme = readFileSync('README.md', 'utf8');
  const source = readFileSync('scripts/commands/test.ts', 'utf8');
  const parts = [...source.matchAll(/^ {2}'?([\w-]+)'?: \(\) => \[/gm)].map((match) => match[1]);
  expect(parts).toContain('unit');
  const levels = readFileSync('tests/README.md', 'utf8');
  for (const part of parts.filter((name) => !['all', 'full'].includes(name ?? '')))
    expect([part, readme.includes(`\`${part}\``) || levels.includes(`npm test -- ${part}\n`)]).toEqual([
      part,
      true,
    ]);
  // Readers of "Add a partner" may have added others.
  for (const code of ['bomnal', 'haru', 'shirakawa'])
    expect(readme).toContain(`http://${code}.localhost:3000/`);
  for (const file of globSync('themes/*/template.json'))
    expect(readme).toContain(`\`${file.split('/')[1]}\``);
});
