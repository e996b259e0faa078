import { expect, test } from 'vitest';
import { describeViolations } from '../violation.ts';
import { checkImportDirection } from './import-direction.ts';

/** Whether a module at `path` with this text breaks the direction. */
const breaks = (path: string, text: string) => checkImportDirection([{ path, text }]).length > 0;

test('The message names file, import, rule and remedy', () => {
  const text = "import { z } from 'zod';\nimport { Hero } from '#blocks/Hero/index.tsx';\n";
  expect(describeViolations(checkImportDirection([{ path: 'engine/render/page.ts', text }]))).toBe(
    '[architecture] engine/render/page.ts:2: imports #blocks/Hero/index.tsx. engine may import only schemas, ' +
      'registry, engine → The engine is handed a Registry: take what is needed from it, as an argument.',
  );
});

test('Each part may import from lower layers, never from higher ones', () => {
  const order = [
    'schemas/site/a.ts',
    'registry/contract.ts',
    'engine/route/a.ts',
    'blocks/_ui/Button.tsx',
    'blocks/Hero/index.tsx',
    'registry/manifest.client.ts',
    'client/entry.ts',
    'server/app.ts',
  ];
  for (const [floor, path] of order.entries()) {
    for (const [other, target] of order.entries()) {
      if (other === floor) continue;
      expect(breaks(path, `import '#${target}';`), `${path} imports ${target}`).toBe(other > floor);
    }
  }
});

test('Helpers of tests import from anywhere, and only tests import them', () => {
  expect(breaks('blocks/Hero/hero-for-test.tsx', "import '#client/a.ts'; import './b-for-test.ts';")).toBe(
    false,
  );
  expect(breaks('blocks/Hero/index.test.tsx', "import './hero-for-test.tsx';")).toBe(false);
  expect(breaks('blocks/Hero/index.tsx', "import './hero-for-test.tsx';")).toBe(true);
});

test('Every kind of import is found', () => {
  const ways = [
    "import type { A } from '#client/a.ts';",
    "export { a } from '#client/a.ts';",
    "export * from '../client/a.ts';",
    "const a = await import('#client/a.ts');",
    "type A = import('#client/a.ts').A;",
    "const all = import.meta.glob('../client/*.ts');",
    "const all = import.meta.glob(['./*.ts', '/client/*.ts'], { eager: true });",
  ];
  for (const text of ways) expect(breaks('engine/a.ts', text), text).toBe(true);
  expect(breaks('engine/a.ts', "// import '#client/a.ts'\nconst text = `import '#client/a.ts'`;")).toBe(
    false,
  );
});

test('A block uses its own folder and the shared one, never another block', () => {
  expect(breaks('blocks/Hero/index.tsx', "import './parts/Slide.tsx'; import '../_ui/T.tsx';")).toBe(false);
  expect(breaks('blocks/Hero/index.tsx', "import '../NoticeList/index.tsx';")).toBe(true);
  expect(breaks('blocks/_ui/T.tsx', "import '../Hero/index.tsx';")).toBe(true);
});

test('The backend shares only schemas and demo content, and nothing imports it', () => {
  expect(breaks('server/backend/http/app.ts', "import '#schemas/a.ts'; import '#fixtures/a.ts';")).toBe(
    false,
  );
  const others = [
    'registry/vendor.ts',
    'engine/a.ts',
    'blocks/_ui/T.tsx',
    'client/a.ts',
    'server/site/config/env.ts',
  ];
  for (const target of others) {
    expect(breaks('server/backend/http/app.ts', `import '#${target}';`), target).toBe(true);
  }
  expect(breaks('server/app.ts', "import './backend/http/app.ts';")).toBe(true);
});

test('Tests may combine all parts; product code imports neither tests nor fixtures', () => {
  expect(breaks('engine/a.test.ts', "import '#blocks/Hero/index.tsx';")).toBe(false);
  expect(breaks('engine/a.ts', "import '#tests/setup/site-url.ts';")).toBe(true);
  expect(breaks('client/a.ts', "import '#fixtures/partners/haru/site.json';")).toBe(true);
});
